import { load } from "cheerio";
import { testFolder } from "../../islands/build/test-folder";
import { editPage, isPage, licences } from "./site";
import type { PageParts } from "../../islands/build/options";
import { originsOf, policy } from "./policy";

const folder = testFolder();

test.each([
  ["index.html", true],
  ["de/index.html", true],
  ["robots.txt", false],
  ["google0123456789abcdef.html", false],
])("%s is a page: %s", (file, page) => {
  folder.write("google0123456789abcdef.html");
  expect(isPage(file, folder.path)).toBe(page);
});

test.each([
  ["proof.html", /is not a page of the site\. A search engine's proof/],
  ["new.wasm", "knows no type for new.wasm"],
])("%s in public/ stops the build with a remedy", (file, message) => {
  folder.write(file);
  expect(() => isPage(file, folder.path)).toThrow(message);
});

test("a head states the version, and has the analytics script if it is set", () => {
  const analytics = {
    src: "/stats/script.js",
    attributes: { "website-id": "4f2", domains: "www.palety.pl" },
  };
  const [without, counted] = [undefined, analytics].map((each) => {
    const $ = load('<head><meta name="viewport"><title>x</title></head>');
    editPage($, "1.2.3 0123abcd", each);
    return $("head").html();
  });
  expect(without).toBe(
    '<meta name="viewport"><meta name="generator" content="1.2.3 0123abcd"><title>x</title>',
  );
  expect(counted).toBe(
    `${without}<script src="/stats/script.js" defer="" data-website-id="4f2" data-domains="www.palety.pl"></script>`,
  );
});

function madePackage(name: string, license?: string, text?: string): string {
  folder.write(`${name}/package.json`, JSON.stringify({ name, version: "1.2.3", license }));
  if (text) folder.write(`${name}/LICENSE`, text);
  return name;
}

test("each package is listed with version, licence and its text", () => {
  const list = licences(folder.path, [
    madePackage("one", "MIT", "First text"),
    madePackage("two", "ISC", "Second text"),
  ]);
  expect(list).toMatch(/^one 1\.2\.3 \(MIT\)\s+First text[\s-]+two 1\.2\.3 \(ISC\)\s+Second text\s+$/);
});

test.each([
  ["copyleft", "GPL-3.0-only", "Text", "GPL-3.0-only"],
  ["unnamed", undefined, "Text", "none"],
  ["textless", "MIT", undefined, "no file"],
])("a package that can't be shipped is refused: %s", (name, license, text, says) => {
  expect(() => licences(folder.path, [madePackage(name, license, text)])).toThrow(says);
});

jest.mock("../../app/_settings/settings", () => ({
  settings: {
    mail: { origin: "https://mail.example/send" },
    mapUrl: "https://map.example/embed?a=1",
    videoUrl: "https://film.example/",
    flagOrigin: "https://flags.example",
  },
}));

const nothing: PageParts = { page: "index.html", scripts: [], styles: ["'sha256-style'"], needs: [] };

const directives = (parts: Partial<PageParts>, counting: readonly string[] = []) =>
  Object.fromEntries(
    policy({ ...nothing, ...parts }, counting)
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );

test("a page that needs nothing may do nothing: no connection elsewhere, no frame, no form, no base", () => {
  expect(directives({})).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'sha256-style'"],
    "img-src": ["'self'", "data:", "https://flags.example"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
  });
});

test("scripts and styles are allowed by their hash, and the origins that islands or a counter of visits need, each once", () => {
  const found = directives(
    {
      scripts: ["'sha256-a'", "'sha256-b'"],
      styles: ["'sha256-c'", "'self'"],
      needs: ["mail", "frame", "mail"],
    },
    ["https://stats.example"],
  );
  expect(found["script-src"]).toEqual(["'self'", "https://stats.example", "'sha256-a'", "'sha256-b'"]);
  expect(found["style-src"]).toEqual(["'sha256-c'", "'self'"]);
  expect(found["connect-src"]).toEqual(["'self'", "https://mail.example", "https://stats.example"]);
  expect(found["require-trusted-types-for"]).toBeUndefined();
  expect(found["frame-src"]).toEqual(["https://map.example", "https://film.example"]);
});

test("an unknown need stops the build with its name", () => {
  expect(() => policy({ ...nothing, needs: ["mail", "camera"] }, [])).toThrow(
    'index.html: unknown name "camera" in an island\'s `needs`',
  );
});

test("only other origins have to be named", () => {
  const addresses = ["", "/stats/script.js", "https://stats.palety.pl/script.js"];
  expect(originsOf(addresses)).toEqual(["https://stats.palety.pl"]);
});
