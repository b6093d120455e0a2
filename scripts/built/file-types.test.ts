import { readFileSync } from "node:fs";

import { contentType, fileRules, fileType, isHashed, isText, lifetimes } from "./file-types";

test.each([
  ["assets/js/start-6HW4XM6D.js", "hashed", "text/javascript"],
  ["pictures/hero-yard.ba18c0.960.avif", "hashed", "image/avif"],
  ["fonts/OFL.txt", "contract", "text/plain"],
  ["favicon.ico", "contract", "image/x-icon"],
  [".well-known/security.txt", "list", "text/plain"],
  ["index.html", "page", "text/html"],
  ["google0123456789abcdef.html", "list", "text/html"],
  ["yandex_0123456789abcdef.html", "list", "text/html"],
  ["BingSiteAuth.xml", "list", "application/xml"],
  ["google.html", "page", "text/html"],
  ["de/google0123456789abcdef.html", "page", "text/html"],
])("%s is kept as %s and sent as %s", (file, kind, type) => {
  expect(fileType(file)).toMatchObject({ kind, type: expect.stringMatching(`^${type}(;|$)`) });
  expect(isHashed(file)).toBe(kind === "hashed");
});

test.each([
  "worker.js",
  "new/thing.png",
  "favicon.ico.bak",
  "fonts/new.exe",
  "flags/notes.txt",
  "constructor",
  "assets/css/a.css",
  "assets/js/start.js",
  "assets/js/start-6hw4xm6d.js",
  "pictures/hero-yard-960.avif",
])("%s stops the build and the deploy: no entry of `fileRules` matches", (file) => {
  expect(() => fileType(file)).toThrow(
    `No entry of \`fileRules\` in scripts/built/file-types.ts matches ${file}`,
  );
  expect(isHashed(file)).toBe(false);
});

test("text and icons are compressed, other pictures and fonts are not", () => {
  for (const file of ["a.svg", "a.JS", "a.ico"]) expect(isText(contentType(file) ?? "")).toBe(true);
  for (const file of ["a.avif", "a.woff2"]) expect(isText(contentType(file) ?? "")).toBe(false);
  expect(contentType("a.constructor")).toBeUndefined();
});

test("the guide has every lifetime, which keeps no page out of the back/forward cache, and the folders of the longest", () => {
  const guide = readFileSync("docs/hosting.md", "utf8");
  for (const lifetime of Object.values(lifetimes)) {
    expect(lifetime).toMatch(
      /^public(, (max-age=\d+|immutable|must-revalidate|stale-while-revalidate=\d+))+$/,
    );
    expect(guide).toContain(`\`${lifetime}\``);
  }
  for (const { path } of fileRules.filter(({ kind }) => kind === "hashed"))
    expect(guide).toContain(`\`/${path.slice(0, -1)}\``);
});
