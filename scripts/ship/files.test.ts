/** @jest-environment node */
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

test("pages and known files are shipped, Next's own are left behind", () => {
  put(
    "index.html",
    "de/index.html",
    "404.html",
    "pictures/a.0a1b2c.480.avif",
    "robots.txt",
    ".well-known/security.txt",
  );
  put(
    "_next/static/a.js",
    "index.txt",
    "de/__next._tree.txt",
    "404/index.html",
    "_not-found/index.html",
    "assets/a.css",
  );
  expect(sortFiles(exported)).toEqual({
    pages: ["404.html", "de/index.html", "index.html"],
    files: [".well-known/security.txt", "pictures/a.0a1b2c.480.avif", "robots.txt"],
  });
});

test("a search engine's proof of the owner is shipped as it is", () => {
  put("index.html", "google0123456789abcdef.html", "BingSiteAuth.xml");
  expect(sortFiles(exported)).toEqual({
    pages: ["index.html"],
    files: ["BingSiteAuth.xml", "google0123456789abcdef.html"],
  });
});

test.each(["google.html", "proof.html"])(
  "%s, given as it is, is no page, and is named with what helps",
  (file) => {
    put("index.html", file);
    const given = path.join(exported, "given");
    mkdirSync(given);
    writeFileSync(path.join(given, file), "");
    expect(() => sortFiles(exported, given)).toThrow(/is no page of the site\. A search engine's proof/);
  },
);

test.each(["new.wasm", "de/notes.txt", "worker.js"])(
  "%s stops the build: nobody has decided about it",
  (file) => {
    put("index.html", file);
    expect(() => sortFiles(exported)).toThrow(`What is ${file}? Nobody has decided on it`);
  },
);
