import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Metafile } from "esbuild";

/** Folder of the browser's code, relative to the site. */
export const scriptFolder = "assets/js";

/** The browser's modules. Paths are relative to the site. */
export interface ModuleGraph {
  readonly loader: string;
  readonly islands: Readonly<Record<string, string>>;
  /** Static and dynamic imports by file. */
  readonly imports: Readonly<
    Record<string, readonly { readonly file: string; readonly isDynamic: boolean }[]>
  >;
}

/** Reads esbuild's metafile. @param root folder of the project, to which the metafile's paths are relative */
export function outputsOf({ outputs }: Metafile, root: string, out: string) {
  const toSite = (file: string) => path.relative(out, path.resolve(root, file)).replaceAll(path.sep, "/");
  const files = Object.entries(outputs);
  return {
    fileOf(source: string): string {
      const found = files.find(([, { entryPoint }]) => entryPoint === source);
      if (!found) throw new Error(`esbuild wrote no file for ${source}.`);
      return toSite(found[0]);
    },
    imports: Object.fromEntries(
      files.map(([file, { imports }]) => [
        toSite(file),
        imports.map(({ path: imported, kind, external }) => ({
          // React's module, from an earlier build.
          file: external ? `${scriptFolder}/${path.basename(imported)}` : toSite(imported),
          isDynamic: kind === "dynamic-import",
        })),
      ]),
    ),
  };
}

/** Lists the packages in esbuild's outputs, as folders relative to the project. */
export function packagesIn({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs.flatMap(([file, { bytesInOutput }]) => {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    return folder && bytesInOutput ? [folder] : [];
  });
}

/** Lets a dynamic import request all modules of its graph at once, instead of each level when the one above arrives. */
export function preloadImports(out: string, imports: ModuleGraph["imports"], folder: string): void {
  for (const [file, imported] of Object.entries(imports)) {
    const present = graphFrom([file], imports);
    let code = readFileSync(path.join(out, file), "utf8");
    for (const { file: target, isDynamic } of imported) {
      const [, ...others] = isDynamic ? graphFrom([target], imports) : [];
      const names = others.filter((each) => !present.has(each)).map((each) => path.basename(each, ".js"));
      const call = `import("./${path.basename(target)}")`;
      if (!names.length) continue;
      if (!code.includes(call)) throw new Error(`${file} has no ${call}.`);
      code = code.replaceAll(call, `("${names.join(" ")}".split(" ").forEach(${preload}),${call})`);
    }
    // Hoisted, so that it works for imports that run at once, too.
    if (code.includes(`(${preload})`))
      code += `function ${preload}(n){let l=document.createElement("link");l.rel="modulepreload";l.href="${folder}"+n+".js";document.head.append(l)}`;
    writeFileSync(path.join(out, file), code);
  }
}

/** Name of the added function: unlike minified names. */
const preload = "__preload";

/** Lists the modules that a page fetches for these islands, with the loader. @param withDynamic and dynamic imports */
export function modulesOf(
  islands: readonly string[],
  modules: ModuleGraph,
  withDynamic = false,
): Set<string> {
  const entries = islands.map((name) => modules.islands[name] ?? "");
  return graphFrom([modules.loader, ...entries], modules.imports, withDynamic);
}

/** Lists modules and what they import, each after a module that imports it. */
function graphFrom(
  entries: readonly string[],
  imports: ModuleGraph["imports"],
  withDynamic = false,
): Set<string> {
  // A set is iterated with the elements that are added meanwhile.
  const files = new Set(entries);
  for (const file of files)
    for (const each of imports[file] ?? []) if (withDynamic || !each.isDynamic) files.add(each.file);
  return files;
}

/** Returns the names of a module and of all that it imports. */
export function requestOf(file: string, imports: ModuleGraph["imports"], withDynamic: boolean): string {
  return [...graphFrom([file], imports, withDynamic)].map((each) => path.basename(each, ".js")).join(" ");
}
