import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { filesBelow } from "../../scripts/built/files-below";
import { markersIn, withMarkers } from "../../scripts/editor/key-markers";

/**
 * Traces of the editor: the folder of its addresses, its setting, where its page keeps what is typed and
 * chosen.
 */
const traces = ["__edit", "SITE_EDITOR", "editor:draft", "editor:chosen", "editor:language"];

const tracesIn = (text: string) => [
  ...traces.filter((trace) => text.includes(trace)),
  ...markersIn(text).map(() => "a key marker"),
];

test("nothing of the editor is built into the site", () => {
  const files = filesBelow("out");
  const found = files.flatMap((file) =>
    tracesIn(readFileSync(join("out", file), "utf8")).map((trace) => `${file}: ${trace}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test("a key marker and a trace would be found", () => {
  expect(tracesIn(`<p>${withMarkers({ hello: "Hello" }).hello}</p>`)).toEqual(["a key marker"]);
  expect(tracesIn('fetch("/__edit/state")')).toEqual(["__edit"]);
});
