import { needs, policy, reached, type Reach } from "./policy";

const nothing = { scripts: [], styles: ["'sha256-style'"], connect: [], frames: [], pictures: [] };

/** A policy by directive. */
const directives = (parts: Partial<Parameters<typeof policy>[0]>) =>
  Object.fromEntries(
    policy({ ...nothing, ...parts })
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );

test("a page that needs nothing may do nothing: no connection elsewhere, no frame, no form, no base", () => {
  expect(directives({})).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'sha256-style'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
  });
});

test("every inline script and the style are named by their hash, beside the origins of scripts and a linked style sheet", () => {
  const found = directives({
    scripts: ["'sha256-a'", "'sha256-b'"],
    styles: ["'sha256-c'", "'self'"],
    origins: ["https://stats.example"],
  });
  expect(found["script-src"]).toEqual(["'self'", "https://stats.example", "'sha256-a'", "'sha256-b'"]);
  expect(found["style-src"]).toEqual(["'sha256-c'", "'self'"]);
});

test("what a page may reach is named once, and nothing is unsafe", () => {
  const found = directives({
    connect: ["'self'", "https://mail.example", "https://mail.example"],
    frames: ["https://map.example", "https://film.example"],
    pictures: ["https://flags.example"],
  });
  expect(found["connect-src"]).toEqual(["'self'", "https://mail.example"]);
  expect(found["frame-src"]).toEqual(["https://map.example", "https://film.example"]);
  expect(found["img-src"]).toEqual(["'self'", "data:", "https://flags.example"]);
  expect(JSON.stringify(found)).not.toMatch(/unsafe|\*/);
});

const table: Readonly<Record<string, Reach>> = {
  mail: { directive: "connect-src", addresses: ["https://mail.example/send"] },
  frame: { directive: "frame-src", addresses: ["https://map.example/embed?a=1"] },
  own: { directive: "connect-src", addresses: [""] },
};

test("what islands need is an origin of its directive; an empty address is the site itself", () => {
  expect(reached("index.html", ["mail", "frame"], "connect-src", table)).toEqual(["https://mail.example"]);
  expect(reached("index.html", ["mail", "frame"], "frame-src", table)).toEqual(["https://map.example"]);
  expect(reached("index.html", ["own"], "connect-src", table)).toEqual(["'self'"]);
  expect(reached("index.html", [], "frame-src", table)).toEqual([]);
});

test("a need that the table does not know stops the build and is named", () => {
  expect(() => reached("index.html", ["mail", "camera"], "connect-src")).toThrow(
    'index.html: data-needs="camera" is unknown',
  );
  expect(Object.keys(needs)).not.toContain("camera");
});
