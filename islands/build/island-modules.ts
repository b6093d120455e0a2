import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "esbuild";

import { filesBelow } from "./files";

const hydrateSource = "./islands/browser/hydrate";

/** Packages of the module that every page with an island fetches, with the code that hydrates. */
const reactPackages = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"] as const;

const ending = ".client.tsx";

interface IslandFile {
  readonly name: string;
  /** Path relative to the project. */
  readonly file: string;
}

/** An island on a page. */
export interface PlacedIsland {
  readonly name: string;
  /** Whether the island waits for a press, which then requests its static and its dynamic imports together. */
  readonly onPress: boolean;
}

function componentOf(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Lists the islands of a project, by name. @param notIslands names of other `*.client.tsx` files */
export function findIslands(root: string, sources: string, notIslands: readonly string[]): IslandFile[] {
  return filesBelow(path.join(root, sources))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file: `${sources}/${file}`, name: path.basename(file, ending) }))
    .filter(({ name }) => !notIslands.includes(name))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Groups islands that meet on a page, or through others. They share modules and their state. */
export function groupsOf(islands: readonly string[], pages: readonly (readonly string[])[]): string[][] {
  return pages.reduce(
    (groups, page) => {
      const met = groups.filter((group) => group.some((name) => page.includes(name)));
      return [...groups.filter((group) => !met.includes(group)), met.flat().sort()];
    },
    islands.map((name) => [name]),
  );
}

/** Returns a module with the component of an island as its default export, and `hydrate`. */
export function islandExports(name: string, file: string): string {
  return `export { hydrate } from "react"; export { ${componentOf(name)} as default } from "./${file}";`;
}

/** Returns a module with all exports of React's packages, which CommonJS does not list, and `hydrate`. */
export function reactExports(root: string): string {
  const load = createRequire(path.join(root, "package.json"));
  const taken = new Set<string>();
  const exports = reactPackages.map((name) => {
    const names = Object.keys(load(name) as object).filter(
      (each) => !taken.has(each) && !/^(__|unstable_)/.test(each),
    );
    for (const each of names) taken.add(each);
    return `export { ${names.join(", ")} } from "${name}";`;
  });
  return [...exports, `export { default } from "react"; export { hydrate } from "${hydrateSource}";`].join(
    "",
  );
}

/** Resolves `virtual:{name}` to a module with these contents. */
export function virtualModules(root: string, contents: Readonly<Record<string, string>>): Plugin {
  return {
    name: "virtual-modules",
    setup(build) {
      build.onResolve({ filter: /^virtual:/ }, ({ path: address }) => ({
        path: address.slice("virtual:".length),
        namespace: "virtual",
      }));
      build.onLoad({ filter: /.*/, namespace: "virtual" }, ({ path: name }) => ({
        contents: contents[name],
        resolveDir: root,
        // With "ts", esbuild would take a missing export for a type and report no error.
        loader: "js",
      }));
    },
  };
}

/** Leaves imports of React to its module. @param file that module */
export function leaveReact(file: string): Plugin {
  return {
    name: "leave-react",
    setup(build) {
      build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, () => ({
        path: `./${path.basename(file)}`,
        external: true,
      }));
    },
  };
}

/**
 * Keeps the code of a build with one entry point in one module: every module imported later gets an import of it.
 * Otherwise esbuild writes a module for each set of modules with common parts, which compress worse.
 */
export function joinShared(entry: string): Plugin {
  return {
    name: "join-shared",
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, async ({ path: address, kind, resolveDir, importer }) => {
        if (kind !== "dynamic-import") return undefined;
        const found = await build.resolve(address, { kind: "import-statement", resolveDir, importer });
        return found.errors.length ? found : { path: found.path, namespace: "late" };
      });
      build.onLoad({ filter: /.*/, namespace: "late" }, ({ path: file }) => ({
        contents: `import ${JSON.stringify(entry)}; export * from ${JSON.stringify(file)};`,
        resolveDir: path.dirname(file),
        loader: "js",
      }));
    },
  };
}
