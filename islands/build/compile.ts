import { readFileSync, writeFileSync } from "node:fs";
import { minifySync } from "@swc/core";
import type { BuildOptions, Plugin } from "esbuild";

import { scriptTargets } from "./custom-properties";
import { scriptFolder } from "./module-graph";

export interface ScriptOptions extends Pick<BuildOptions, "define"> {
  readonly entryPoints: Readonly<Record<string, string>>;
  readonly plugins: Plugin[];
}

/** Chromium then compiles functions during download, on another thread (https://v8.dev/blog/explicit-compile-hints). */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/**
 * Minifies esbuild's code once more: SWC inlines what is used once; React shrinks by 2 %, islands by 6 %
 * (compressed).
 */
export function minified(code: string): string {
  return minifySync(code, { module: true, ecma: 2020, compress: { ecma: 2020, passes: 2 }, mangle: true })
    .code;
}

/** Minifies a file of the site. @param isHinted whether its functions are called while the page starts */
export function minifyFile(file: string, isHinted: boolean): void {
  writeFileSync(file, (isHinted ? compileHint : "") + minified(readFileSync(file, "utf8")));
}

/** Returns the esbuild options that all bundles share. */
export function commonOptions(root: string, basePath: string) {
  return {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    // Also for the inline code: "iife" would add a `require` shim.
    format: "esm",
    target: scriptTargets,
    jsx: "automatic",
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
    // The pages already contain the styles.
    loader: { ".css": "empty" },
    define: {
      "process.env.NODE_ENV": '"production"',
      // Drops React's code for its developer tools.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
      "process.env.BASE_PATH": JSON.stringify(basePath),
      SCRIPT_FOLDER: JSON.stringify(`${basePath}/${scriptFolder}/`),
    },
  } satisfies BuildOptions;
}
