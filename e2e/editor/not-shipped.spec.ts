import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { filesBelow } from "../../scripts/built/files-below";
import { marked, marksIn } from "../../scripts/editor/words/marks";
import { counted } from "../support/measures/counted";

/** What tells the editor: the folder of its addresses, its setting, where its window keeps what is typed. */
const traces = ["__edit", "SITE_EDITOR", "editor:draft", "editor:chosen"];

const tracesIn = (text: string) => [
  ...traces.filter((trace) => text.includes(trace)),
  ...marksIn(text).map(() => "a mark of a text"),
];

test("nothing of the editor is shipped", () => {
  const files = filesBelow("out");
  counted("files without the editor", files.length);
  const found = files.flatMap((file) =>
    tracesIn(readFileSync(join("out", file), "utf8")).map((trace) => `${file}: ${trace}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test("a mark and a trace would be found", () => {
  expect(tracesIn(`<p>${marked({ hello: "Hello" }).hello}</p>`)).toEqual(["a mark of a text"]);
  expect(tracesIn('fetch("/__edit/state")')).toEqual(["__edit"]);
});
