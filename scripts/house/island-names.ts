import path from "node:path";
import ts from "typescript";

import { componentOf, notIslands } from "../ship/islands";
import type { Sources } from "./project-files";

const ending = ".client.tsx";

/** One `<Island>`: its name, and the file and export that its component comes from. */
interface Place {
  readonly file: string;
  readonly name?: string;
  readonly from?: string;
  readonly component?: string;
}

/**
 * Names what would keep an island from being found by its name, in both directions.
 *
 * @param sources the TypeScript files of `app/`, tests aside
 * @returns one sentence for each
 */
export function islandFindings(sources: Sources): string[] {
  const parsed = [...sources].map(([file, text]) => ({ file, source: parse(file, text) }));
  const islands = parsed.filter(({ file }) => file.endsWith(ending));
  const places = parsed.flatMap(({ file, source }) => placesIn(file, source));
  const nameOf = (file: string) => path.posix.basename(file, ending);

  const findings = parsed
    .filter(({ file, source }) => isClient(source) !== file.endsWith(ending))
    .map(({ file, source }) =>
      isClient(source)
        ? `${file} is a client component, so it ends in ${ending}.`
        : `${file} lacks "use client" in its first line.`,
    );
  const seen = new Map<string, string>();
  for (const { file, source } of islands) {
    const name = nameOf(file);
    const first = seen.get(name);
    if (first) findings.push(`${file} has the name of ${first}.`);
    seen.set(name, file);
    if (!exportsOf(source).includes(componentOf(name)))
      findings.push(`${file} does not export ${componentOf(name)}.`);
    if (!notIslands.has(name) && !places.some((place) => place.name === name))
      findings.push(`${file} is rendered by no <Island>.`);
  }
  for (const { file, name = "", from = "", component = "" } of places) {
    if (!seen.has(name) || notIslands.has(name)) findings.push(`${file}: there is no island "${name}".`);
    else if (seen.get(name) !== from || component !== componentOf(name))
      findings.push(
        `${file}: the component of <Island name="${name}"> is not ${componentOf(name)} of ${seen.get(name)}.`,
      );
  }
  return findings;
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
}

/** Tells whether the first thing in a file is the directive "use client". */
function isClient({ statements: [first] }: ts.SourceFile): boolean {
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === "use client"
  );
}

/** Names of the functions and constants that a file exports. */
function exportsOf({ statements }: ts.SourceFile): string[] {
  return statements.flatMap((statement) => {
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  });
}

/** Every `<Island>` of a file. */
function placesIn(file: string, source: ts.SourceFile): Place[] {
  const places: Place[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && tagOf(node) === "Island") {
      const name = attributeOf(node, "name");
      const component = attributeOf(node, "component");
      places.push({
        file,
        name: name && ts.isStringLiteral(name) ? name.text : undefined,
        ...importedAs(componentName(component), file, source),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

const tagOf = ({ tagName }: ts.JsxOpeningLikeElement) => (ts.isIdentifier(tagName) ? tagName.text : "");

function attributeOf({ attributes }: ts.JsxOpeningLikeElement, name: string): ts.Node | undefined {
  return attributes.properties
    .filter(ts.isJsxAttribute)
    .find((each) => ts.isIdentifier(each.name) && each.name.text === name)?.initializer;
}

function componentName(value: ts.Node | undefined): string | undefined {
  const expression = value && ts.isJsxExpression(value) ? value.expression : undefined;
  return expression && ts.isIdentifier(expression) ? expression.text : undefined;
}

/** The file and the export that a name of a file stands for. */
function importedAs(name: string | undefined, file: string, { statements }: ts.SourceFile) {
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    const found =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.find((each) => each.name.text === name)
        : undefined;
    if (!found) continue;
    const address = path.posix.join(path.posix.dirname(file), statement.moduleSpecifier.text);
    return { from: `${address}.tsx`, component: (found.propertyName ?? found.name).text };
  }
  return {};
}
