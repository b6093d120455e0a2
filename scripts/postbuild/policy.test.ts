import type { PageParts } from "../../islands/build/options";
import { originsOf, policy } from "./policy";

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
