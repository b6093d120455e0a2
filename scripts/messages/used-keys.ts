import path from "node:path";
import ts from "typescript";

/** Functions that return a translator for a part of the catalog. */
const makers = new Set(["useTranslations", "getTranslations"]);

/** The parameter type of a translator for the whole catalog. */
const translatorType = "SiteTranslator";

/**
 * The type of an island's translator, which takes full keys. Picking a text for an island does not count as
 * use.
 */
const islandTranslatorType = "Translator";

/** A use of a text, and the values that it fills in. */
export interface Use {
  readonly file: string;
  readonly line: number;
  /** Placeholders and tags that get a value; undefined if the compiler does not know. */
  readonly fills: readonly string[] | undefined;
}

function usesTexts(file: string): boolean {
  return /^(app|scripts.(downloads|share-pictures))[\\/]/.test(file) && !file.includes(".test.");
}

export interface Project {
  readonly program: ts.Program;
  readonly root: string;
}

/**
 * Reads a project as the compiler does.
 *
 * @param part "words" reads only code that uses texts, in half the time
 */
export function readProject(configFile: string, part: "all" | "words"): Project {
  const root = path.dirname(path.resolve(configFile));
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const rootNames =
    part === "all"
      ? fileNames
      : fileNames.filter((file) => usesTexts(path.relative(root, file)) || file.endsWith(".d.ts"));
  // With incremental state, TypeScript repeats errors about keys that were added since.
  return { program: ts.createProgram({ rootNames, options: { ...options, incremental: false } }), root };
}

/** Returns type errors in tsc's format; empty if there are none. */
export function typeErrors({ program, root }: Project): string {
  const errors = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
  return ts.formatDiagnostics(errors, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => root,
    getNewLine: () => "\n",
  });
}

/**
 * Finds every key that the source code uses.
 *
 * Keys are typed, so the compiler knows even computed keys: a template such as `${slide.key}.title` has the
 * type of all its possible keys.
 *
 * @returns all uses by key, in the order of the files
 * @throws Error for a key with an unknown value
 */
export function usedKeys({ program, root }: Project): Map<string, Use[]> {
  const checker = program.getTypeChecker();
  const used = new Map<string, Use[]>();

  for (const file of program.getSourceFiles()) {
    if (!usesTexts(path.relative(root, file.fileName))) continue;
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

/** Returns the full keys that a call uses; empty if it does not call a translator. */
function keysOf(call: ts.CallExpression, checker: ts.TypeChecker): string[] {
  const translator = translatorOf(call.expression);
  const [key] = call.arguments;
  const namespaces = key ? namespacesOf(translator, checker) : [];
  if (!key || !namespaces.length) return [];
  const keys = literals(checker.getTypeAtLocation(key), key);
  return namespaces.flatMap((namespace) => keys.map((key) => (namespace ? `${namespace}.${key}` : key)));
}

/** Returns the names of the values in a call's second argument. */
function filledBy({ arguments: [, values] }: ts.CallExpression, checker: ts.TypeChecker) {
  if (!values) return [];
  const type = checker.getTypeAtLocation(values);
  if (type.getStringIndexType() ?? type.flags & ts.TypeFlags.Any) return undefined;
  return checker.getPropertiesOfType(type).map(({ name }) => name);
}

/** Returns the translator in `t("key")`, `t.rich("key")` or `useTranslations("ns")("key")`. */
function translatorOf(callee: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(callee) && callee.name.text === "rich" ? callee.expression : callee;
}

/**
 * Returns a translator's possible parts of the catalog; "" is the whole. Empty if the expression is no
 * translator.
 */
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

/** Returns the call in `useTranslations(…)` or `await getTranslations(…)`, also in parentheses. */
function makerCall(expression: ts.Expression | undefined): ts.CallExpression | undefined {
  if (!expression) return undefined;
  if (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression)) {
    return makerCall(expression.expression);
  }
  if (!ts.isCallExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
  return makers.has(expression.expression.text) ? expression : undefined;
}

/** Returns the string literals of a type. */
function literals(type: ts.Type, at: ts.Node): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.map((part) => {
    if (part.isStringLiteral()) return part.value;
    throw new Error(
      `${at.getSourceFile().fileName}:${lineOf(at)}: the type of the key "${at.getText()}" is no union of string literals, so unused keys cannot be found: narrow it.`,
    );
  });
}

function lineOf(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
