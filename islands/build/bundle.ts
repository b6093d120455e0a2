import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, buildSync } from "esbuild";

import { findIslands, islandEntries } from "./islands";
import { modulesOf, outputsOf, type ModuleGraph, type Outputs } from "./module-graph";
import type { PostbuildOptions } from "./options";
import { scriptTargets } from "./styles";

/** Where the browser's code lies, relative to the site. */
const scriptFolder = "assets/js";

/** Source of the module that hydrates an island, relative to the project. */
const hydrateSource = "islands/browser/hydrate.tsx";

type BundleOptions = Pick<
  PostbuildOptions,
  "root" | "out" | "basePath" | "sources" | "notIslands" | "inlineLoader" | "loader"
>;

/** The browser's code. */
export interface Bundle {
  /** Inline code of a page with these flags, by name. */
  readonly inlineLoader: (flags: Readonly<Record<string, boolean>>) => string;
  readonly modules: ModuleGraph;
  /** Everything that runs on a page with these islands, as one text. */
  readonly codeOf: (islands: readonly string[]) => string;
}

/**
 * Bundles the browser's code from the same sources that were rendered, in three steps: the islands, each a module of its
 * own that shares React and whatever else several need; the loader; the inline code that fetches it. Apart, so that nothing of the
 * first is in what every page loads.
 */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const { root, out, basePath, sources, notIslands } = options;
  const islands = findIslands(root, sources, notIslands);
  const common = commonOptions(root, basePath);
  const modules = {
    ...common,
    outdir: path.join(out, scriptFolder),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    metafile: true,
  } satisfies BuildOptions;

  const islandBuild = await build({
    ...modules,
    entryPoints: [
      { in: hydrateSource, out: "hydrate" },
      ...islands.map(({ name }) => ({ in: `island:${name}`, out: name })),
    ],
    plugins: [islandEntries(root, islands)],
  });
  const written = outputsOf(islandBuild.metafile, root, out);
  const hydrate = entry(written, hydrateSource);

  const loaderBuild = await build({
    ...modules,
    entryPoints: { loader: options.loader },
    external: [`${basePath}/${hydrate}`],
    define: { ...common.define, HYDRATE_MODULE: JSON.stringify(`${basePath}/${hydrate}`) },
  });
  const writtenLoader = outputsOf(loaderBuild.metafile, root, out);
  const loader = entry(writtenLoader, options.loader);

  const inlineLoader: Bundle["inlineLoader"] = (flags) => {
    const { outputFiles } = buildSync({
      ...common,
      entryPoints: [options.inlineLoader],
      external: [`${basePath}/${loader}`],
      write: false,
      define: {
        ...common.define,
        ...Object.fromEntries(Object.entries(flags).map(([name, isSet]) => [name, String(isSet)])),
        LOADER_MODULE: JSON.stringify(`${basePath}/${loader}`),
      },
    });
    // A scope of its own keeps its names apart from those of other scripts.
    return `(()=>{${outputFiles[0]?.text.trim() ?? ""}})()`;
  };

  const graph: ModuleGraph = {
    loader,
    hydrate,
    islands: Object.fromEntries(islands.map(({ name }) => [name, entry(written, `island:${name}`)])),
    imports: { ...written.imports, ...writtenLoader.imports },
    dynamicImports: { ...written.dynamicImports, ...writtenLoader.dynamicImports },
  };
  return {
    inlineLoader,
    modules: graph,
    codeOf: (names) =>
      [...modulesOf(names, graph, true)].map((file) => readFileSync(path.join(out, file), "utf8")).join("\n"),
  };
}

/** What all three bundles have in common. */
function commonOptions(root: string, basePath: string) {
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
      "process.env.BASE_PATH": JSON.stringify(basePath),
    },
  } satisfies BuildOptions;
}

/** The file esbuild wrote for an entry point. @throws Error when it wrote none */
function entry({ entries }: Outputs, source: string): string {
  const file = entries.get(source);
  if (!file) throw new Error(`esbuild wrote no file for ${source}.`);
  return file;
}
