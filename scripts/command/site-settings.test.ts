import { readBasePath, readSiteUrl } from "./site-settings.mjs";

test("NEXT_PUBLIC_SITE_URL is an origin", () => {
  expect(readSiteUrl("https://www.silvapal.example")).toBe("https://www.silvapal.example");
  expect(readSiteUrl("http://localhost:4173/")).toBe("http://localhost:4173");
});

test.each([undefined, ""])("without it (%j) a build is refused with the line to write", (text) => {
  expect(() => readSiteUrl(text)).toThrow(/\.env\.local.*\n +NEXT_PUBLIC_SITE_URL=https:/);
});

test.each([
  "silvapal.example",
  "//silvapal.example",
  "ftp://silvapal.example",
  "https://silvapal.example/folder",
  "https://silvapal.example//",
  "https://silvapal.example?a",
  "https://user@silvapal.example",
])("NEXT_PUBLIC_SITE_URL=%s is refused", (text) => {
  expect(() => readSiteUrl(text)).toThrow(`not "${text}"`);
});

test("BASE_PATH is a folder or not set", () => {
  expect(readBasePath(undefined)).toBe("");
  expect(readBasePath("")).toBe("");
  expect(readBasePath("/folder")).toBe("/folder");
  expect(readBasePath("/some/v1.0")).toBe("/some/v1.0");
});

test.each(["folder", "/", "/folder/", "//host", "/a/../b", "/.", "/a b", "/a?b"])(
  "BASE_PATH=%s is refused",
  (text) => {
    expect(() => readBasePath(text)).toThrow(`not "${text}"`);
  },
);
