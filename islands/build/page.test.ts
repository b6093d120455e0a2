import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load } from "cheerio";

import type { Bundle } from "./bundle";
import type { PageParts } from "./options";
import { turnPage } from "./page";

let exported: string;

const browserCode: Bundle = {
  inlineLoader: (flags) => `load(${JSON.stringify(flags)})`,
  modules: {
    loader: "assets/js/loader.js",
    hydrate: "assets/js/hydrate.js",
    islands: { planted: "assets/js/planted.js" },
    imports: {},
  },
  codeOf: (islands) => (islands.length ? 'className="by-island"' : ""),
};

beforeEach(() => {
  exported = mkdtempSync(path.join(tmpdir(), "page-"));
  writeFileSync(
    path.join(exported, "page.css"),
    `.used { color: red; mask: url("/icons/mask.svg"); } .unused { color: blue; } .by-island { color: green; }`,
  );
});

afterEach(() => rmSync(exported, { recursive: true }));

type Options = Partial<Parameters<typeof turnPage>[3]>;

/** A page as the postbuild writes it, with its style sheet; its policy is what it was made from. */
const turnedPage = (exportedPage: string, more: Options = {}) =>
  turnPage("index.html", exportedPage, browserCode, {
    exported,
    basePath: "",
    policy: (parts) => JSON.stringify(parts),
    ...more,
  });

const turned = (exportedPage: string, more: Options = {}) => turnedPage(exportedPage, more).html;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const partsOf = (built: string) =>
  JSON.parse(load(built)("meta[http-equiv]").attr("content") ?? "") as PageParts;

const html = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/page.css"/>` +
  `<link rel="preload" as="script" href="/_next/static/x.js"/><script data-inline-loader>first()</script>${head}</head>` +
  `<body>${body}<script src="/_next/static/x.js" async></script><script>self.__next_f.push([1,"data"])</script></body></html>`;

const island = `<div class="island" data-island="planted" data-props="{}"><!--$-->form<!--/$--></div>`;

test("a page keeps its HTML and loses everything of Next's", () => {
  const built = turned(html(`<!--$--><p class="used">Palety</p><!--/$--><div hidden><!--$--></div>`));
  expect(built).toContain(`<p class="used">Palety</p>`);
  expect(built).not.toMatch(/_next|__next_f|<!--|hidden|rel="stylesheet"|rel="preload"/);
  expect(built.match(/<script>/g)).toHaveLength(1);
  expect(built).toContain("<script>first();load({})</script>");
});

test("of preloaded pictures only the one with priority is left", () => {
  const preload = (more: string) => `<link rel="preload" as="image" href="/a.avif"${more}/>`;
  const built = turned(html("<p>x</p>", preload("") + preload(' fetchpriority="high"')));
  expect(built.match(/<link rel="preload"[^>]*>/g)).toEqual([
    preload(' fetchpriority="high"').replace("/>", ">"),
  ]);
});

test("a page is read again as it was written, with less bytes", () => {
  const built = turned(html(`<p title='{"a":"b"}'>a&nbsp;b</p><p title="it's &quot;c&quot;"></p>`));
  expect(built).toContain(`<p title='{"a":"b"}'>a\u00a0b</p><p title='it&#39;s "c"'></p>`);
});

test("the inline code knows what the page has, and the site may change the page", () => {
  const built = turned(html("<p data-tab>x</p>"), {
    inlineFlags: { "HAS.tabs": "[data-tab]", "HAS.rows": "[data-row]" },
    editPage: ($, page) => void $("p").text(page),
  });
  expect(built).toContain('load({"HAS.tabs":true,"HAS.rows":false})');
  expect(built).toContain('<p data-tab="">index.html</p>');
});

test("the styles are inlined once, with only what the page can use", () => {
  const style = /<style>(.*?)<\/style>/s;
  const plain = style.exec(turned(html(`<p class="used">x</p>`)))?.[1];
  expect(plain).toContain(".used");
  expect(plain).not.toMatch(/\.unused|\.by-island/);
  expect(style.exec(turned(html(island)))?.[1]).toContain(".by-island");
});

test("what only the elements below the first view use of the styles is linked before them", () => {
  const page = html(`<main><h1 class="other">Palety</h1><p class="used">x</p><p class="used">y</p></main>`);
  const { html: built, files } = turnedPage(page.replace("/page.css", "/folder/page.css"), {
    basePath: "/folder",
    belowFirstView: "h1 ~ p",
  });
  const [sheet] = files;
  expect(sheet?.content).toContain(".used");
  expect(sheet?.file).toMatch(/^assets\/css\/[0-9a-f]{8}\.css$/);
  expect(built).not.toContain(".used");
  expect(built).toContain(
    `</h1><link rel="stylesheet" href="/folder/${sheet?.file}"><script>;</script><p class="used">x</p><p class="used">y`,
  );
  expect(partsOf(built).styles).toEqual([hash(""), "'self'"]);
  expect(partsOf(built).scripts).toContain(hash(";"));
});

test("a style sheet of paper stays linked", () => {
  const link = `<link rel="stylesheet" href="/print.css" media="print">`;
  const built = turned(html("<p>Palety</p>", link));
  expect(built).toContain(link);
  expect(partsOf(built).styles).toEqual([hash(""), "'self'"]);
});

test.each([
  ["the first view uses them all", `<h1 class="used">x</h1><p class="used">y</p>`],
  ["nothing is below it", `<h1 class="used">x</h1>`],
])("no style sheet is linked where %s", (_, body) => {
  const { html: built, files } = turnedPage(html(body), { belowFirstView: "h1 ~ p" });
  expect(files).toEqual([]);
  expect(built).toMatch(/<style>.*\.used/);
  expect(built).not.toMatch(/<link rel="stylesheet"|<script>;/);
  expect(partsOf(built).styles).toHaveLength(1);
});

test("long props of an island are a file, short ones stay in the page", () => {
  const long = JSON.stringify({ words: ["x".repeat(1000)] });
  const page = html(island + island.replace('"{}"', `'${long}'`));
  const { html: built, files } = turnedPage(page.replace("/page.css", "/folder/page.css"), {
    basePath: "/folder",
  });
  expect(files).toEqual([
    { file: expect.stringMatching(/^assets\/props\/[0-9a-f]{8}\.json$/), content: long },
  ]);
  const [short, other] = load(built)("[data-island]").toArray();
  expect(short?.attribs).toMatchObject({ "data-props": "{}" });
  expect(other?.attribs).toMatchObject({ "data-props-file": `/folder/${files[0]?.file}` });
  expect(other?.attribs).not.toHaveProperty("data-props");
});

test("an island keeps React's comments and learns where its module is", () => {
  const built = turned(html(island));
  expect(built).toContain("<!--$-->form<!--/$-->");
  expect(built).toContain(`data-module="/assets/js/planted.js"`);
});

test("the policy is made of the page's hashes and of what its islands need, which then leaves the page", () => {
  const needy = (needs: string) => island.replace("data-props", `data-needs="${needs}" data-props`);
  const rules = '<script type="speculationrules">{}</script>';
  const built = turned(html(needy("mail frame") + needy("mail"), rules));
  const style = /<style>(.*?)<\/style>/s.exec(built)?.[1] ?? "";
  expect(partsOf(built)).toEqual({
    page: "index.html",
    scripts: [hash("first();load({})"), hash("{}")],
    styles: [hash(style)],
    needs: ["mail", "frame", "mail"],
  });
  expect(built).not.toContain("data-needs");
});

test.each([
  ["an unknown script", `<script>alert(1)</script>`, /index\.html: unknown script "alert\(1\)/],
  [
    "an unknown script file",
    `<script src="https://x.example/a.js"></script>`,
    /unknown script "https:\/\/x\.example/,
  ],
  ["a second inline loader", `<script data-inline-loader>again()</script>`, /unknown script/],
  ["an unknown link", `<link rel="preconnect" href="https://x.example">`, /unknown <link rel="preconnect"/],
  ["a style sheet in the page", `<style>p{}</style>`, /unknown <style>/],
  ["a style attribute", `<p style="color:red">x</p>`, /<p> has a style attribute/],
  ["an island without a file", `<div data-island="unknown"></div>`, /no unknown\.client\.tsx/],
])("%s stops the build and is named", (_, planted, message) => {
  expect(() => turned(html(planted))).toThrow(message);
});

test("a page without a charset, and one without the site's script, stop the build", () => {
  expect(() => turned(html("").replace('<meta charSet="utf-8"/>', ""))).toThrow(
    "index.html: <meta charset> is missing",
  );
  expect(() => turned(html("").replace("<script data-inline-loader>first()</script>", ""))).toThrow(
    "index.html: the script with data-inline-loader is missing",
  );
});
