import { fontScreens } from "../app/_layout/head/font-files";
import { testFolder } from "../islands/build/test-folder";
import { budgets, measurePage, overBudget, type PageSizes } from "./size-budget";

const site = testFolder();

test("each part of a page is measured: its elements, styles, scripts and modules once, fonts uncompressed", () => {
  site.write("fonts/a.woff2", "f".repeat(100));
  site.write("fonts/c.woff2", "f".repeat(7));
  for (const name of ["loader", "hydrate", "counter", "late"]) site.write(`js/${name}.js`, "x");
  site.write("assets/css/0a.css", "x");
  const imports = [
    { file: "js/hydrate.js", isDynamic: false },
    { file: "js/late.js", isDynamic: true },
  ];
  const modules = {
    loader: "js/loader.js",
    islands: { counter: "js/counter.js", other: "js/late.js" },
    imports: { "js/counter.js": imports },
  };
  const font = (name: string, media: string) =>
    `<link as="font" media="${media}" href="/folder/fonts/${name}.woff2">`;
  const island = '<i data-island="counter"></i>';
  const html = `<html><head>${font("a", fontScreens.large)}${font("c", fontScreens.phone)}<style>x</style>
    <script>x</script><script type="application/ld+json">{}</script></head>
    <body>${island}<link rel="stylesheet" href="/assets/css/0a.css">${island}</body></html>`;
  site.write("index.html", html);
  const { html: all, ...parts } = measurePage(site.path, "index.html", modules);
  // Brotli keeps a single letter in five bytes.
  const [css, linkedCss, start, hydrated] = [5, 5, 10, 20];
  expect(parts).toEqual({ elements: 11, css, linkedCss, start, hydrated, fonts: 100, phoneFonts: 7 });
  expect(all).toBeGreaterThan(100);
  expect(all).toBeLessThan(html.length);
});

test("every part over its budget is named", () => {
  const sizes = (over: number) =>
    Object.fromEntries(
      Object.entries(budgets).map(([part, budget]) => [part, Math.floor(budget) + over]),
    ) as PageSizes;
  expect(overBudget("404.html", sizes(0))).toEqual([]);
  expect(overBudget("404.html", sizes(1))).toEqual(
    Object.keys(budgets).map((part) =>
      expect.stringMatching(`^404.html: ${part} is \\d+, 1 over its budget`),
    ),
  );
});
