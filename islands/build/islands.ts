import path from "node:path";
import type { Plugin } from "esbuild";

import { filesBelow } from "./files";

/** How the file of an island ends. */
const ending = ".client.tsx";

export interface IslandFile {
  /** Name in `<Island name>`: the file's name without `.client.tsx`. */
  readonly name: string;
  /** Path relative to the project. */
  readonly file: string;
  /** The component's export: the name in Pascal case. */
  readonly component: string;
}

/** The export that an island's file must have: its name in Pascal case. */
export function componentOf(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Lists the islands of a project, by name. @param notIslands names of `*.client.tsx` files that are no islands */
export function findIslands(root: string, sources: string, notIslands: readonly string[] = []): IslandFile[] {
  return filesBelow(path.join(root, sources))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file: `${sources}/${file}`, name: path.basename(file, ending) }))
    .filter(({ name }) => !notIslands.includes(name))
    .map((island) => ({ ...island, component: componentOf(island.name) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Lets the bundler start from each island: `island:{name}` is a module whose default export is the component. */
export function islandEntries(root: string, islands: readonly IslandFile[]): Plugin {
  return {
    name: "island-entries",
    setup(build) {
      build.onResolve({ filter: /^island:/ }, ({ path: address }) => ({
        path: address.slice("island:".length),
        namespace: "island",
      }));
      build.onLoad({ filter: /.*/, namespace: "island" }, ({ path: name }) => {
        const island = islands.find((each) => each.name === name);
        if (!island) return { errors: [{ text: `There is no island "${name}".` }] };
        return {
          contents: `export { ${island.component} as default } from ${JSON.stringify(`./${island.file}`)};`,
          resolveDir: root,
          // Not "ts": there, a name that is not exported may be a type and passes.
          loader: "js",
        };
      });
    },
  };
}
