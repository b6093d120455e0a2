import { randomBytes } from "node:crypto";

import type { ModuleGraph } from "../../islands/build/bundle";
import { testFolder } from "../../islands/build/test-folder";
import { fontScreens } from "../../app/_layout/head/font-files";
import { path as addressOf } from "../../app/_i18n/paths";
import { budgets, compressed, measurePage, overBudget, type PageSizes } from "./budgets";

const site = testFolder();

beforeEach(() => {
  for (const [file, bytes] of Object.entries({ a: 1000, b: 200, c: 50 }))
    site.write(`fonts/${file}.woff2`, "f".repeat(bytes));
  for (const [file, code] of Object.entries(scripts)) site.write(file, code);
});

/** Text that hardly compresses. */
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

const react = { file: "js/react.js", isDynamic: false };
const modules: ModuleGraph = {
  loader: "js/loader.js",
  islands: { counter: "js/counter.js", slider: "js/slider.js" },
  imports: {
    "js/hydrate.js": [react],
    "js/counter.js": [
      { file: "js/hydrate.js", isDynamic: false },
      { file: "js/slider.js", isDynamic: true },
    ],
  },
};

test("the size of a page includes its elements and styles, its inline script, the fonts it requests, and each module of its islands once", () => {
  const { large, phone } = fontScreens;
  const fonts = [
    ["/fonts/a.woff2", large],
    ["/folder/fonts/b.woff2", large],
    ["/fonts/c.woff2", phone],
  ].map(([file, media]) => `<link rel="preload" as="font" media="${media}" href="${file}">`);
  const below = "h2{color:#00f}";
  site.write("assets/css/0123abcd.css", below);
  const counter = '<div data-island="counter"></div>';
  const html = `<!DOCTYPE html><html><head>${fonts.join("")}<style>p{color:red}</style><script>inline()</script>
    <script type="application/ld+json">{}</script></head><body><main><h1>Palety</h1>
    <link rel="stylesheet" href="/folder/assets/css/0123abcd.css">${counter}${counter}</main></body></html>`;
  site.write("index.html", html);
  expect(measurePage(site.path, "index.html", modules)).toEqual({
    elements: 14,
    html: compressed(html),
    opening: compressed(html.slice(0, html.lastIndexOf('<link rel="stylesheet'))),
    css: compressed("p{color:red}"),
    linkedCss: compressed(below),
    start: compressed("inline()") + size("js/loader.js"),
    hydrated: compressed("inline()") + size("js/loader.js", "js/hydrate.js", "js/react.js", "js/counter.js"),
    fonts: 1200,
    phoneFonts: 50,
  });
});

test("every part over its budget is named with both figures; a page may have a larger one", () => {
  const most = Object.entries(budgets)
    .filter(([part]) => !/^(firstView|homeRequests|picture)$/.test(part))
    .map(([part, budget]) => [part, Math.floor(budget)] as const);
  const sizes = (over: number) =>
    Object.fromEntries(most.map(([part, budget]) => [part, budget + over])) as PageSizes;
  expect(overBudget("404.html", sizes(0))).toEqual([]);
  const shown = (size: number) => size.toLocaleString("en");
  expect(overBudget("404.html", sizes(1))).toEqual(
    most.map(([part, budget]) =>
      expect.stringMatching(
        `^404.html: ${part} is ${shown(budget + 1)}( bytes)?, 1 over its budget of ${shown(budget)}\\b`,
      ),
    ),
  );
  const named = (route: "landing" | "news") =>
    overBudget(`${addressOf("pl", route).slice(1)}index.html`, {
      ...sizes(0),
      hydrated: budgets.hydrated + 1,
    });
  expect(named("landing")).toEqual([]);
  expect(named("news")).toEqual([expect.stringContaining(": hydrated")]);
});
