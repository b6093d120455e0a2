import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type Metafile } from "esbuild";

import { findIslands, islandRegistry } from "./islands";
import { scriptTargets } from "./targets";

/** Where the browser's code lies, relative to the site. */
export const scriptFolder = "assets/js";

/** The browser's modules: what each imports at once, and which file an island's name stands for. */
export interface ModuleGraph {
  /** The module that the inline code fetches. */
  readonly start: string;
  /** Static imports by file. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The module that hydrates an island, with React. */
  readonly hydrate: string;
  readonly islands: Readonly<Record<string, string>>;
}

export interface Bundle {
  /** Inline code of every page. */
  readonly early: string;
  /** Names of the islands the bundle can wake. */
  readonly islands: ReadonlySet<string>;
  /** What is fetched together, by file relative to the site. */
  readonly modules: ModuleGraph;
  /** Everything that runs on a page with these islands, as one text. */
  readonly codeOf: (islands: readonly string[]) => string;
}

/**
 * Bundles the browser's code from the same sources that were rendered: the module that starts a page, and the islands,
 * each in chunks of its own that are fetched when it wakes. What several share, React above all, is one chunk.
 *
 * @param root folder of the project
 * @param out folder of the finished site
 * @param basePath folder of the bucket the site is built for: "" or "/folder"
 */
export async function bundle(root: string, out: string, basePath: string): Promise<Bundle> {
  const islands = findIslands(root);
  const shared = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: scriptTargets,
    jsx: "automatic",
    legalComments: "none",
    logLevel: "warning",
    // The pages carry the styles already.
    loader: { ".css": "empty" },
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.NEXT_PUBLIC_BASE_PATH": JSON.stringify(basePath),
    },
  } satisfies BuildOptions;

  const { metafile } = await build({
    ...shared,
    entryPoints: { start: "app/_shell/start.ts" },
    outdir: path.join(out, scriptFolder),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    format: "esm",
    splitting: true,
    metafile: true,
    plugins: [islandRegistry(root, islands)],
  });
  const modules = moduleGraph(metafile.outputs, (file) => path.relative(out, path.resolve(root, file)));

  const inline = await build({
    ...shared,
    entryPoints: ["app/_islands/early.ts"],
    // As a module's body: the iife format would bring a stand-in for `require` along.
    format: "esm",
    external: [`${basePath}/${modules.start}`],
    write: false,
    define: { ...shared.define, START_MODULE: JSON.stringify(`${basePath}/${modules.start}`) },
  });
  return {
    early: `(()=>{${inline.outputFiles[0]?.text.trim() ?? ""}})()`,
    islands: new Set(islands.map(({ name }) => name)),
    modules,
    codeOf: (awake) =>
      [...modulesOf(awake, modules)].map((file) => readFileSync(path.join(out, file), "utf8")).join("\n"),
  };
}

/**
 * Lists the modules a page fetches until these islands are awake, the start module among them.
 *
 * @returns files relative to the site
 */
export function modulesOf(islands: readonly string[], modules: ModuleGraph): Set<string> {
  const files = new Set<string>();
  const queue = [modules.start];
  if (islands.length) queue.push(modules.hydrate, ...islands.map((name) => modules.islands[name] ?? ""));
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    queue.push(...(modules.imports[file] ?? []));
  }
  return files;
}

function moduleGraph(outputs: Metafile["outputs"], relative: (file: string) => string): ModuleGraph {
  const imports: Record<string, string[]> = {};
  const islands: Record<string, string> = {};
  for (const [file, output] of Object.entries(outputs)) {
    imports[relative(file)] = output.imports
      .filter(({ kind, external }) => kind === "import-statement" && !external)
      .map((each) => relative(each.path));
    if (output.entryPoint?.startsWith("island:")) islands[output.entryPoint.slice(7)] = relative(file);
  }
  return {
    imports,
    islands,
    start: relative(entryOf(outputs, "app/_shell/start.ts")),
    hydrate: relative(entryOf(outputs, "app/_islands/hydrate.tsx")),
  };
}

function entryOf(outputs: Metafile["outputs"], source: string): string {
  const found = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === source);
  if (!found) throw new Error(`esbuild wrote no file for ${source}.`);
  return found;
}
