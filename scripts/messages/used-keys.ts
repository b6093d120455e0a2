import path from "node:path";
import ts from "typescript";

/** A use of a text, and the values that it fills in. */
export interface Use {
  readonly file: string;
  readonly line: number;
  /** Placeholders and tags that get a value; undefined if the compiler does not know. */
  readonly fills: readonly string[] | undefined;
}

function usesTexts(file: string): boolean {
  return (
    /^(app[\\/]|scripts[\\/](downloads[\\/]|share-pictures\.tsx))/.test(file) && !file.includes(".test.")
  );
}

export interface Project {
  readonly program: ts.Program;
  readonly root: string;
}

/**
 * The functions of next-intl and React on which types of translators and keys depend. The packages' own types would
 * take the compiler four times as long, most of it for the keys, which `npm run types` checks.
 */
const packages = `
  export interface AppConfig {}
  export type Messages = AppConfig extends { Messages: infer M } ? M : never;
  export interface PartTranslator<Part> {
    (key: string, values?: object): string;
    rich(key: string, values?: object): any;
    readonly part: Part;
  }
  export declare function useMessages(): Messages;
  export declare function useTranslations<Part extends string = "">(part?: Part): PartTranslator<Part>;
  export declare function getTranslations<Part extends string>(
    options: Part | { locale: string; namespace: Part },
  ): Promise<PartTranslator<Part>>;
  export declare function getTranslations(options?: { locale: string }): Promise<PartTranslator<"">>;
  export declare function useMemo<T>(make: () => T): T;
  export declare function useCallback<T>(callback: T): T;`;
const packagesFile = "/packages.d.ts";

/** Reads the code that uses texts. Types of other packages are unknown. */
export function readProject(configFile: string): Project {
  const root = path.dirname(path.resolve(configFile));
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const own: ts.CompilerOptions = { ...options, types: [], lib: ["lib.es2023.d.ts"] };
  const host = ts.createCompilerHost(own);
  const readFile = host.getSourceFile;
  host.getSourceFile = (file, version) =>
    file === packagesFile ? ts.createSourceFile(file, packages, version) : readFile(file, version);
  const resolved = { resolvedFileName: packagesFile, extension: ts.Extension.Dts };
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      if (text.startsWith(".")) return ts.resolveModuleName(text, from, own, host);
      return { resolvedModule: /^(react|next-intl(\/server)?)$/.test(text) ? resolved : undefined };
    });
  const rootNames = fileNames.filter((file) => usesTexts(path.relative(root, file)));
  return { program: ts.createProgram({ rootNames, options: own, host }), root };
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
      const keys = ts.isCallExpression(node) ? keysOf(node, checker) : [];
      if (ts.isCallExpression(node) && keys.length) {
        const use = {
          file: path.relative(root, file.fileName).replaceAll(path.sep, "/"),
          line: lineOf(node),
          fills: filledBy(node, checker),
        };
        for (const key of keys) used.set(key, [...(used.get(key) ?? []), use]);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return used;
}

/** Returns the full keys that a call uses; empty if it does not call a translator. */
function keysOf({ expression, arguments: [key] }: ts.CallExpression, checker: ts.TypeChecker): string[] {
  const isRich = ts.isPropertyAccessExpression(expression) && expression.name.text === "rich";
  const parts = partsOf(isRich ? expression.expression : expression, checker);
  if (!key || !parts.length) return [];
  const keys = keysIn(key, checker);
  return parts.flatMap((part) => keys.map((each) => (part ? `${part}.${each}` : each)));
}

/**
 * Returns the parts of the catalog that a translator may be for; "" is the whole. Empty for other expressions. An
 * island's translator takes full keys.
 */
function partsOf(translator: ts.Expression, checker: ts.TypeChecker): string[] {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(translator));
  if (type.symbol?.name === "Translator") return [""];
  const part = type.symbol?.name === "PartTranslator" && type.getProperty("part");
  if (!part) return [];
  const parts = checker.getTypeOfSymbol(part);
  return parts.flags & ts.TypeFlags.Never ? [""] : literals(parts, translator);
}

/**
 * Returns all values of a key. Each part of a template is asked for its type: without the types of keys, the
 * compiler takes a whole template for any string.
 */
function keysIn(key: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isConditionalExpression(key))
    return [...keysIn(key.whenTrue, checker), ...keysIn(key.whenFalse, checker)];
  if (!ts.isTemplateExpression(key)) return literals(checker.getTypeAtLocation(key), key);
  return key.templateSpans.reduce(
    (starts, { expression, literal }) =>
      starts.flatMap((start) => keysIn(expression, checker).map((part) => start + part + literal.text)),
    [key.head.text],
  );
}

/** Returns the names of the values in a call's second argument. */
function filledBy({ arguments: [, values] }: ts.CallExpression, checker: ts.TypeChecker) {
  if (!values) return [];
  const type = checker.getTypeAtLocation(values);
  if (type.getStringIndexType() ?? type.flags & ts.TypeFlags.Any) return undefined;
  return checker.getPropertiesOfType(type).map(({ name }) => name);
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
