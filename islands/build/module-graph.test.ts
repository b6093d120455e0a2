/** @jest-environment node */
import type { Metafile } from "esbuild";

import { modulesOf, outputsOf, type ModuleGraph } from "./module-graph";

const graph: ModuleGraph = {
  loader: "js/loader.js",
  hydrate: "js/hydrate.js",
  islands: { counter: "js/counter.js", slider: "js/slider.js" },
  imports: {
    "js/loader.js": [],
    "js/hydrate.js": ["js/react.js"],
    "js/counter.js": ["js/shared.js"],
    // Modules may import each other.
    "js/shared.js": ["js/react.js", "js/counter.js"],
  },
};

test("a page without islands fetches the loader alone", () => {
  expect([...modulesOf([], graph)]).toEqual(["js/loader.js"]);
});

test("a page fetches each module of its islands once, and none of another's", () => {
  expect([...modulesOf(["counter"], graph)].sort()).toEqual([
    "js/counter.js",
    "js/hydrate.js",
    "js/loader.js",
    "js/react.js",
    "js/shared.js",
  ]);
});

test("esbuild's report is read relative to the site; what comes later or from elsewhere is no import", () => {
  const output = { bytes: 1, inputs: {}, exports: [] };
  const outputs: Metafile["outputs"] = {
    "out/js/loader-A1.js": {
      ...output,
      entryPoint: "app/loader.ts",
      imports: [
        { path: "out/js/chunk-B2.js", kind: "import-statement" },
        { path: "out/js/later-C3.js", kind: "dynamic-import" },
        { path: "/js/hydrate-D4.js", kind: "import-statement", external: true },
      ],
    },
    "out/js/chunk-B2.js": { ...output, imports: [] },
  };
  expect(outputsOf({ inputs: {}, outputs }, "/project", "/project/out")).toEqual({
    entries: new Map([["app/loader.ts", "js/loader-A1.js"]]),
    imports: { "js/loader-A1.js": ["js/chunk-B2.js"], "js/chunk-B2.js": [] },
    dynamicImports: { "js/loader-A1.js": ["js/later-C3.js"], "js/chunk-B2.js": [] },
  });
});
