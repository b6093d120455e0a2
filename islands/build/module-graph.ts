import path from "node:path";
import type { Metafile } from "esbuild";

/** The browser's modules: what each imports at once, and which file an island's name stands for. */
export interface ModuleGraph {
  /** The module that the inline loader fetches. */
  readonly loader: string;
  /** The module that hydrates an island, with React. */
  readonly hydrate: string;
  readonly islands: Readonly<Record<string, string>>;
  /** Static imports by file. Files are named relative to the site. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** What a file imports only when it needs it. */
  readonly dynamicImports?: Readonly<Record<string, readonly string[]>>;
}

/** What esbuild wrote, by file relative to the site. */
export interface Outputs {
  /** Written file by entry point, as esbuild names it. */
  readonly entries: ReadonlyMap<string, string>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly dynamicImports: Readonly<Record<string, readonly string[]>>;
}

/** Reads what esbuild says of its files. @param root folder of the project, which the report is relative to */
export function outputsOf(metafile: Metafile, root: string, out: string): Outputs {
  const relative = (file: string) => path.relative(out, path.resolve(root, file)).replaceAll(path.sep, "/");
  const entries = new Map<string, string>();
  const imports: Record<string, string[]> = {};
  const dynamicImports: Record<string, string[]> = {};
  for (const [file, output] of Object.entries(metafile.outputs)) {
    if (output.entryPoint) entries.set(output.entryPoint, relative(file));
    const importedBy = (way: "import-statement" | "dynamic-import") =>
      output.imports
        .filter(({ kind, external }) => kind === way && !external)
        .map((each) => relative(each.path));
    imports[relative(file)] = importedBy("import-statement");
    dynamicImports[relative(file)] = importedBy("dynamic-import");
  }
  return { entries, imports, dynamicImports };
}

/**
 * Lists the modules a page fetches until these islands are hydrated, the loader among them.
 *
 * @param withDynamic also those that are fetched only when they are needed
 * @returns files relative to the site
 */
export function modulesOf(
  islands: readonly string[],
  modules: ModuleGraph,
  withDynamic = false,
): Set<string> {
  const files = new Set<string>();
  const queue = [modules.loader];
  if (islands.length) queue.push(modules.hydrate, ...islands.map((name) => modules.islands[name] ?? ""));
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    queue.push(...(modules.imports[file] ?? []), ...((withDynamic && modules.dynamicImports?.[file]) || []));
  }
  return files;
}
