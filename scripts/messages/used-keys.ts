import path from "node:path";
import ts from "typescript";

/** Functions that make a translator for a part of the catalog. */
const makers = new Set(["useTranslations", "getTranslations"]);

/** The type of a parameter that is a translator for the whole catalog. */
const translatorType = "Words";

/** The type of an island's translator, whose keys are whole: what is picked for an island is used where it asks for it. */
const islandTranslatorType = "Translator";

/** Where the source code uses a text. */
export interface Place {
  /** Relative to the project, with slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A place that uses a text, and what it fills in there. */
export interface Use extends Place {
  /** Names of the placeholders and tags that get a value; undefined where the compiler does not know. */
  readonly fills: readonly string[] | undefined;
}

/** Only pages and downloads use words. */
function usesWords(file: string): boolean {
  return /^(app|scripts.(downloads|share-pictures))[\\/]/.test(file) && !file.includes(".test.");
}

/** The program of a project, and its folder. */
export interface Project {
  readonly program: ts.Program;
  readonly root: string;
}

/**
 * Reads a project as the compiler does.
 *
 * @param part "words" for what uses words alone, which takes half as long
 */
export function readProject(configFile: string, part: "all" | "words"): Project {
  const root = path.dirname(path.resolve(configFile));
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const rootNames =
    part === "all"
      ? fileNames
      : fileNames.filter((file) => usesWords(path.relative(root, file)) || file.endsWith(".d.ts"));
  // With its incremental state TypeScript repeats errors about words that have been added since.
  return { program: ts.createProgram({ rootNames, options: { ...options, incremental: false } }), root };
}

/** Names the errors of a program's types as tsc prints them; none where it has none. */
export function typeErrors({ program, root }: Project): string {
  const errors = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
  return ts.formatDiagnostics(errors, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => root,
    getNewLine: () => "\n",
  });
}

/**
 * Finds every key of the catalogs that the source code uses.
 *
 * The keys are typed, so the compiler knows them even where the code computes them: a template such as
 * `${slide.key}.title` has the type of all the keys it can give.
 *
 * @returns all places that use each, in the order of the files
 * @throws Error when a translator gets a key that the compiler can't name
 */
export function usedKeys({ program, root }: Project): Map<string, Use[]> {
  const checker = program.getTypeChecker();
  const used = new Map<string, Use[]>();

  for (const file of program.getSourceFiles()) {
    if (!usesWords(path.relative(root, file.fileName))) continue;
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node)) {
        const use = {
          file: path.relative(root, file.fileName).replaceAll(path.sep, "/"),
          line: lineOf(node),
          fills: filledBy(node, checker),
        };
        for (const key of keysOf(node, checker)) used.set(key, [...(used.get(key) ?? []), use]);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return used;
}

/** The full keys a call uses; none when it does not call a translator. */
function keysOf(call: ts.CallExpression, checker: ts.TypeChecker): string[] {
  const translator = translatorOf(call.expression);
  const [key] = call.arguments;
  const namespaces = key ? namespacesOf(translator, checker) : [];
  if (!key || !namespaces.length) return [];
  const keys = literals(checker.getTypeAtLocation(key), key);
  return namespaces.flatMap((namespace) => keys.map((key) => (namespace ? `${namespace}.${key}` : key)));
}

/** The names that a call gives values for: its second argument's properties. */
function filledBy({ arguments: [, values] }: ts.CallExpression, checker: ts.TypeChecker) {
  if (!values) return [];
  const type = checker.getTypeAtLocation(values);
  if (type.getStringIndexType() ?? type.flags & ts.TypeFlags.Any) return undefined;
  return checker.getPropertiesOfType(type).map(({ name }) => name);
}

/** The expression that stands for the translator in `t("key")`, `t.rich("key")` or `useTranslations("ns")("key")`. */
function translatorOf(callee: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(callee) && callee.name.text === "rich" ? callee.expression : callee;
}

/** The parts of the catalog a translator may have been made for; "" is the whole. None when it is no translator. */
function namespacesOf(translator: ts.Expression, checker: ts.TypeChecker): string[] {
  const island = checker.getNonNullableType(checker.getTypeAtLocation(translator));
  if (island.symbol?.name === islandTranslatorType) return [""];
  const declaration = checker.getSymbolAtLocation(translator)?.valueDeclaration;
  if (declaration && ts.isParameter(declaration) && declaration.type?.getText() === translatorType)
    return [""];
  const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  const maker = makerCall(translator) ?? makerCall(made);
  if (!maker) return [];
  const [argument] = maker.arguments;
  if (!argument) return [""];
  const type = checker.getTypeAtLocation(argument);
  const option = type.getProperty("namespace");
  if (option) return literals(checker.getTypeOfSymbolAtLocation(option, argument), argument);
  return ts.isObjectLiteralExpression(argument) ? [""] : literals(type, argument);
}

/** The call of a maker in `useTranslations(…)`, `await getTranslations(…)` or either in parentheses. */
function makerCall(expression: ts.Expression | undefined): ts.CallExpression | undefined {
  if (!expression) return undefined;
  if (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression)) {
    return makerCall(expression.expression);
  }
  if (!ts.isCallExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
  return makers.has(expression.expression.text) ? expression : undefined;
}

/** The strings a type allows. */
function literals(type: ts.Type, at: ts.Node): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.map((part) => {
    if (part.isStringLiteral()) return part.value;
    throw new Error(
      `${at.getSourceFile().fileName}:${lineOf(at)}: the key "${at.getText()}" can be any text: give it a narrower type.`,
    );
  });
}

/** The line a node stands in, counted from 1. */
function lineOf(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
