import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { ModuleGraph } from "../../islands/build/module-graph";
import { fontScreens } from "../../app/_layout/head/font-files";
import { path as addressOf } from "../../app/_i18n/paths";
import { routes } from "../../app/_i18n/routes";
import { budgets, KB, scriptBudget } from "./budgets";
import { compressed, overBudget, measurePage, type PageSizes } from "./page-size";

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "weigh-"));
  for (const [file, bytes] of Object.entries({ a: 1000, b: 200, c: 50 }))
    put(`fonts/${file}.woff2`, "f".repeat(bytes));
  for (const [file, code] of Object.entries(scripts)) put(file, code);
});
afterEach(() => rmSync(site, { recursive: true }));

function put(file: string, content: string) {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
}

/** Text that no compression makes smaller by much, different for every file. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString("hex");

const scripts = {
  "js/loader.js": noise(200),
  "js/hydrate.js": noise(2000),
  "js/react.js": noise(4000),
  "js/counter.js": noise(600),
  "js/slider.js": noise(800),
};
const size = (...files: (keyof typeof scripts)[]) =>
  files.reduce((sum, file) => sum + compressed(scripts[file]), 0);

const modules: ModuleGraph = {
  loader: "js/loader.js",
  hydrate: "js/hydrate.js",
  islands: { counter: "js/counter.js", slider: "js/slider.js" },
  imports: { "js/hydrate.js": ["js/react.js"], "js/counter.js": ["js/react.js"] },
};

function measure(body: string, head = ""): { html: string; sizes: PageSizes } {
  const html = `<!DOCTYPE html><html><head>${head}</head><body><main>${body}</main></body></html>`;
  put("index.html", html);
  return { html, sizes: measurePage(site, "index.html", modules) };
}

test("the size of a page includes its styles, its inline script and the fonts it requests", () => {
  const { large, phone } = fontScreens;
  const fonts = [
    ["/fonts/a.woff2", large],
    ["/folder/fonts/b.woff2", large],
    ["/fonts/c.woff2", phone],
  ].map(([file, media]) => `<link rel="preload" as="font" media="${media}" href="${file}">`);
  const below = "h2{color:#00f}";
  put("assets/css/0123abcd.css", below);
  const paper = '<link rel="stylesheet" href="/print.css" media="print">';
  const head = `${fonts.join("")}${paper}<style>p{color:red}</style><script>inline()</script>`;
  const { html, sizes } = measure(
    `<h1>Palety</h1><link rel="stylesheet" href="/folder/assets/css/0123abcd.css">`,
    head,
  );
  expect(sizes).toEqual({
    html: compressed(html),
    opening: compressed(html.slice(0, html.lastIndexOf('<link rel="stylesheet'))),
    css: compressed("p{color:red}"),
    linkedCss: compressed(below),
    start: compressed("inline()") + size("js/loader.js"),
    hydrated: compressed("inline()") + size("js/loader.js"),
    fonts: 1200,
    phoneFonts: 50,
  });
});

test("data in a script element is no script", () => {
  const { sizes } = measure("<h1>Palety</h1>", '<script type="application/ld+json">{}</script>');
  expect(sizes.start).toBe(size("js/loader.js"));
});

test("hydrated, every module of the page's islands counts once, and no other", () => {
  const counter = '<div data-island="counter"></div>';
  expect(measure(`<h1>x</h1>${counter}${counter}`).sizes.hydrated).toBe(
    size("js/loader.js", "js/hydrate.js", "js/react.js", "js/counter.js"),
  );
});

describe("budgets", () => {
  const light: PageSizes = {
    html: 1,
    opening: 1,
    css: 1,
    linkedCss: 1,
    start: 1,
    hydrated: 1,
    fonts: 1,
    phoneFonts: 1,
  };

  test("a page at its budgets keeps them", () => {
    expect(overBudget("index.html", { ...budgets, hydrated: scriptBudget("index.html") })).toEqual([]);
  });

  test.each(["html", "opening", "css", "linkedCss", "start", "fonts", "phoneFonts"] as const)(
    "a page with a byte too much of %s is named, with both figures",
    (part) => {
      // No row of the table of pages has a budget for the error document.
      expect(overBudget("404.html", { ...light, [part]: budgets[part] + 1 })).toEqual([
        expect.stringContaining(
          `404.html: ${part} has ${budgets[part] + 1} bytes, the budget is ${budgets[part]}.`,
        ),
      ]);
    },
  );

  test("what is hydrated is measured by the page's row", () => {
    const [news, landing] = (["news", "landing"] as const).map(
      (route) => `${addressOf("pl", route).slice(1)}index.html`,
    ) as [string, string];
    const hydrated = scriptBudget(news) + 1;
    expect(overBudget(landing, { ...light, hydrated })).toEqual([]);
    expect(overBudget(news, { ...light, hydrated })).toEqual([
      expect.stringContaining(
        `${news}: hydrated has ${hydrated} bytes, the budget is ${scriptBudget(news)}. Make it smaller, or raise the budget ` +
          "(scriptBudget in its row of app/_i18n/routes.ts)",
      ),
    ]);
  });

  test("a document that is no page has the script budget of the smallest pages", () => {
    const least = Math.min(...Object.values(routes).map((row) => row.scriptBudget * KB));
    for (const file of ["404.html", "products/index.html"]) expect(scriptBudget(file)).toBe(least);
  });

  test("several broken budgets are several sentences", () => {
    expect(overBudget("index.html", { ...light, html: 1e6, css: 1e6 })).toHaveLength(2);
  });
});
