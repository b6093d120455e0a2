import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, buildSync } from "esbuild";

import type { PageHas } from "../../app/_browser/page-has";
import { findIslands, islandEntries } from "./islands";
import { modulesOf, outputsOf, type ModuleGraph, type Outputs } from "./modules";
import { scriptTargets } from "./targets";

/** Where the browser's code lies, relative to the site. */
const scriptFolder = "assets/js";

export interface Bundle {
  /** Inline code of a page: what it can use of it, and no more. */
  readonly early: (has: PageHas) => string;
  readonly modules: ModuleGraph;
  /** Everything that runs on a page with these islands, as one text. */
  readonly codeOf: (islands: readonly string[]) => string;
}

/**
 * Bundles the browser's code from the same sources that were rendered, in three steps: the islands, each a module of its
 * own that shares React and whatever else several need; the module that starts a page; the inline bytes that fetch it.
 * Apart, so that nothing of the first is in what every page loads.
 *
 * @param root folder of the project
 * @param out folder of the finished site
 * @param basePath folder of the bucket the site is built for: "" or "/folder"
 */
export async function bundle(root: string, out: string, basePath: string): Promise<Bundle> {
  const islands = findIslands(root);
  const hydrateSource = "app/_browser/islands/hydrate.tsx";
  const startSource = "app/_browser/start.ts";
  const common = options(root, basePath);
  const modules = {
    ...common,
    outdir: path.join(out, scriptFolder),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    metafile: true,
  } satisfies BuildOptions;

  const awake = await build({
    ...modules,
    entryPoints: [
      { in: hydrateSource, out: "hydrate" },
      ...islands.map(({ name }) => ({ in: `island:${name}`, out: name })),
    ],
    plugins: [islandEntries(root, islands)],
  });
  const written = outputsOf(awake.metafile, root, out);
  const hydrate = entry(written, hydrateSource);

  const started = await build({
    ...modules,
    entryPoints: { loader: startSource },
    external: [`${basePath}/${hydrate}`],
    define: { ...common.define, HYDRATE_MODULE: JSON.stringify(`${basePath}/${hydrate}`) },
  });
  const atStart = outputsOf(started.metafile, root, out);
  const start = entry(atStart, startSource);

  const address = `${basePath}/${start}`;
  const early = (has: PageHas) => {
    const parts = Object.entries(has).map(([part, isThere]) => [`PAGE_HAS.${part}`, String(isThere)]);
    const { outputFiles } = buildSync({
      ...common,
      entryPoints: ["app/_browser/early.ts"],
      external: [address],
      write: false,
      define: {
        ...common.define,
        ...(Object.fromEntries(parts) as Record<string, string>),
        START_MODULE: JSON.stringify(address),
      },
    });
    // A scope of its own: what it declares is nobody else's.
    return `(()=>{${outputFiles[0]?.text.trim() ?? ""}})()`;
  };

  const graph: ModuleGraph = {
    loader: start,
    hydrate,
    islands: Object.fromEntries(islands.map(({ name }) => [name, entry(written, `island:${name}`)])),
    imports: { ...written.imports, ...atStart.imports },
    dynamicImports: { ...written.dynamicImports, ...atStart.dynamicImports },
  };
  return {
    early,
    modules: graph,
    codeOf: (names) =>
      [...modulesOf(names, graph, true)].map((file) => readFileSync(path.join(out, file), "utf8")).join("\n"),
  };
}

/** What all three bundles have in common. */
function options(root: string, basePath: string) {
  return {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    // Also for the inline code: the iife format would bring a stand-in for `require` along.
    format: "esm",
    target: scriptTargets,
    jsx: "automatic",
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
    // The pages carry the styles already.
    loader: { ".css": "empty" },
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.NEXT_PUBLIC_BASE_PATH": JSON.stringify(basePath),
    },
  } satisfies BuildOptions;
}

/** The file esbuild wrote for an entry point. @throws Error when it wrote none */
function entry({ entries }: Outputs, source: string): string {
  const file = entries.get(source);
  if (!file) throw new Error(`esbuild wrote no file for ${source}.`);
  return file;
}
