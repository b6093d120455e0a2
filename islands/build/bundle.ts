import { readFileSync } from "node:fs";
import path from "node:path";
import { build, buildSync } from "esbuild";

import { commonOptions, minified, minifyFile, type ScriptOptions } from "./compile";
import {
  findIslands,
  groupsOf,
  islandExports,
  joinShared,
  leaveReact,
  type PlacedIsland,
  reactExports,
  virtualModules,
} from "./island-modules";
import {
  type ModuleGraph,
  modulesOf,
  outputsOf,
  packagesIn,
  preloadImports,
  requestOf,
  scriptFolder,
} from "./module-graph";
import type { PostbuildOptions } from "./options";

export interface Bundle {
  /** Returns the inline code of a page with these flags, by name. */
  readonly inlineLoader: (flags: Readonly<Record<string, boolean>>) => string;
  readonly modules: ModuleGraph;
  /** Returns all code that can run on a page with these islands, as one text. */
  readonly codeOf: (islands: readonly string[]) => string;
  /** The bundled packages, as sorted folders relative to the project. */
  readonly packages: readonly string[];
}

type BundleOptions = Pick<
  PostbuildOptions,
  "root" | "out" | "basePath" | "sources" | "notIslands" | "inlineLoader" | "loader"
>;

/**
 * Bundles the browser's code in separate builds: React; the islands that meet on pages, with shared code split off; the
 * loader, which knows each island's modules; the inline code. Islands that never meet share nothing but React: fewer
 * and larger modules compress better.
 *
 * @param pages the islands on each page
 */
export async function bundle(
  options: BundleOptions,
  pages: readonly (readonly PlacedIsland[])[],
): Promise<Bundle> {
  const { root, out, basePath, sources, notIslands } = options;
  const islands = findIslands(root, sources, notIslands);
  const common = commonOptions(root, basePath);
  const packages = new Set<string>();
  const write = async (more: ScriptOptions, isHinted: boolean) => {
    const [entry = "", ...others] = Object.values(more.entryPoints);
    const { metafile } = await build({
      ...common,
      ...more,
      plugins: others.length ? more.plugins : [...more.plugins, joinShared(entry)],
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      outdir: path.join(out, scriptFolder),
      splitting: true,
      metafile: true,
    });
    for (const folder of packagesIn(metafile)) packages.add(folder);
    const outputs = outputsOf(metafile, root, out);
    preloadImports(out, outputs.imports, `${basePath}/${scriptFolder}/`);
    for (const file of Object.keys(outputs.imports)) minifyFile(path.join(out, file), isHinted);
    return outputs;
  };

  const entries = virtualModules(root, {
    react: reactExports(root),
    ...Object.fromEntries(islands.map(({ name, file }) => [name, islandExports(name, file)])),
  });
  const written = await write({ entryPoints: { react: "virtual:react" }, plugins: [entries] }, true);
  const plugins = [entries, leaveReact(written.fileOf("virtual:react"))];
  const groups = groupsOf(
    islands.map(({ name }) => name),
    pages.map((page) => page.map(({ name }) => name)),
  );
  const writtenIslands: [string, string][] = [];
  const imports = { ...written.imports };
  for (const group of groups) {
    const entryPoints = Object.fromEntries(group.map((name) => [name, `virtual:${name}`]));
    const { fileOf, imports: imported } = await write({ entryPoints, plugins }, true);
    writtenIslands.push(...group.map((name): [string, string] => [name, fileOf(`virtual:${name}`)]));
    Object.assign(imports, imported);
  }
  const onPress = new Set(pages.flat().flatMap((island) => (island.onPress ? [island.name] : [])));
  const requests = writtenIslands.map(([name, file]) => {
    return [name, requestOf(file, imports, onPress.has(name))] as const;
  });
  const define = { ...common.define, ISLAND_MODULES: JSON.stringify(Object.fromEntries(requests)) };
  const entryPoints = { loader: path.resolve(root, options.loader) };
  const writtenLoader = await write({ entryPoints, plugins: [], define }, false);
  const loader = writtenLoader.fileOf(options.loader);

  // Starting esbuild is slow.
  const inlineLoader = once((flags: Readonly<Record<string, boolean>>) => {
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
    // A function scope avoids name clashes with other scripts.
    return `(()=>{${minified(outputFiles[0]?.text ?? "")}})()`;
  });

  const graph: ModuleGraph = {
    loader,
    islands: Object.fromEntries(writtenIslands.sort(([a], [b]) => a.localeCompare(b))),
    imports: { ...imports, ...writtenLoader.imports },
  };
  return {
    inlineLoader,
    modules: graph,
    packages: [...packages].sort(),
    codeOf: once((names: readonly string[]) =>
      [...modulesOf(names, graph, true)].map((file) => readFileSync(path.join(out, file), "utf8")).join("\n"),
    ),
  };
}

function once<Argument>(make: (argument: Argument) => string): (argument: Argument) => string {
  const made = new Map<string, string>();
  return (argument) => {
    const key = JSON.stringify(argument);
    const text = made.get(key) ?? make(argument);
    made.set(key, text);
    return text;
  };
}
