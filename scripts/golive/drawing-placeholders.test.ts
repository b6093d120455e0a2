/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { drawingPlaceholders } from "./drawing-placeholders";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "drawings-"));
  mkdirSync(path.join(folder, "below"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a drawing that says so is one, and no other is", () => {
  const put = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  put("marked.svg", '<svg viewBox="0 0 1 1"><!-- placeholder --><path d="M0 0"/></svg>');
  put("below/declared.svg", '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"><!-- placeholder --></svg>');
  put("own.svg", '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>');
  put("quoting.svg", "<svg><text>x</text><!-- placeholder --></svg>");
  put("marked.txt", "<svg><!-- placeholder --></svg>");
  expect(
    drawingPlaceholders([folder])
      .map(({ file }) => path.relative(folder, file))
      .sort(),
  ).toEqual(["below/declared.svg", "marked.svg"]);
});
