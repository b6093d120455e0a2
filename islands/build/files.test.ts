import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { sortFiles } from "./files";

let exported: string;

beforeEach(() => {
  exported = mkdtempSync(path.join(tmpdir(), "export-"));
});
afterEach(() => rmSync(exported, { recursive: true }));

function put(...files: string[]) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(exported, file)), { recursive: true });
    writeFileSync(path.join(exported, file), "");
  }
}

test("pages and other files are distinguished, and Next's own are left behind", () => {
  put(
    "index.html",
    "de/index.html",
    "404.html",
    "pictures/a.0a1b2c.480.avif",
    "print.css",
    "robots.txt",
    ".well-known/security.txt",
  );
  put("_next/static/a.js", "index.txt", "de/__next._tree.txt", "404/index.html", "_not-found/index.html");
  expect(sortFiles(exported, (file) => file.endsWith(".html"))).toEqual({
    pages: ["404.html", "de/index.html", "index.html"],
    files: [".well-known/security.txt", "pictures/a.0a1b2c.480.avif", "print.css", "robots.txt"],
  });
});
