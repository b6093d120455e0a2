/** @jest-environment node */
import { createHash } from "node:crypto";

import { policy } from "./policy";

const nothing = { scripts: [], style: "", connect: [], frames: [], pictures: [] };

/** A policy by directive. */
const directives = (parts: Partial<Parameters<typeof policy>[0]>) =>
  Object.fromEntries(
    policy({ ...nothing, ...parts })
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );

const hash = (code: string) => `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`;

test("a page that needs nothing may do nothing: no connection elsewhere, no frame, no form, no base", () => {
  expect(directives({})).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": [hash("")],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
  });
});

test("every inline script and the style are named by their hash, umlauts and all", () => {
  const found = directives({ scripts: ["a()", 'say("ż")'], style: ".ü{}" });
  expect(found["script-src"]).toEqual(["'self'", hash("a()"), hash('say("ż")')]);
  expect(found["style-src"]).toEqual([hash(".ü{}")]);
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
