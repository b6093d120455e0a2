import { contentType, fileType, isHashed, isText, lifetimes } from "./file-types";

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

const [unknown, extension, name] = [
  "No entry of `fileRules` in scripts/built/file-types.ts matches ",
  "`contentTypes` in scripts/built/file-types.ts lacks the file name extension of ",
  "The file name ",
] as const;

test.each([
  ["worker.js", unknown],
  ["new/thing.png", unknown],
  ["assets/css/a.css", name],
  ["assets/props/a.json", name],
  ["favicon.ico.bak", unknown],
  ["fonts/new.exe", extension],
  ["flags/notes.txt", name],
  ["constructor", unknown],
])("%s stops the build and the deploy: %s", (file, says) =>
  expect(() => fileType(file)).toThrow(`${says}${file}`),
);

test.each(["assets/js/start.js", "assets/js/start-6hw4xm6d.js", "pictures/hero-yard-960.avif"])(
  "%s stops the deploy: it would be kept for a year and has no hash",
  (file) => {
    expect(() => fileType(file)).toThrow("needs a content hash");
    expect(isHashed(file)).toBe(false);
  },
);

test("text and icons are compressed, other pictures and fonts are not", () => {
  for (const file of ["a.svg", "a.JS", "a.ico"]) expect(isText(contentType(file) ?? "")).toBe(true);
  for (const file of ["a.avif", "a.woff2"]) expect(isText(contentType(file) ?? "")).toBe(false);
  expect(contentType("a.constructor")).toBeUndefined();
});

test("nothing keeps a page out of the back/forward cache", () => {
  for (const lifetime of Object.values(lifetimes)) expect(lifetime).not.toContain("no-store");
});
