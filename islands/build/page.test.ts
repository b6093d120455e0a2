import { createHash } from "node:crypto";
import { load } from "cheerio";

import type { Bundle } from "./bundle";
import type { PageParts } from "./options";
import { convertPage } from "./page";
import { testFolder } from "./test-folder";

const exported = testFolder();

const browserCode: Bundle = {
  inlineLoader: (flags) => `load(${JSON.stringify(flags)})`,
  modules: {
    loader: "assets/js/loader.js",
    islands: { planted: "assets/js/planted.js" },
    imports: {},
  },
  packages: [],
  codeOf: (islands) => (islands.length ? 'className="by-island"' : ""),
};

beforeEach(() =>
  exported.write(
    "page.css",
    `@layer page; .used { color: red; mask: url("/icons/mask.svg"); } .unused { color: blue; } .by-island { color: green; }`,
  ),
);

type Options = Partial<Parameters<typeof convertPage>[3]>;

/** Converts a page with its style sheet. Its policy lists the parts that it was made from. */
const convertedPage = (exportedPage: string, more: Options = {}) =>
  convertPage("index.html", exportedPage, browserCode, {
    exported: exported.path,
    basePath: "",
    constants: {},
    belowFirstView: "h1 ~ p",
    drawings: ".drawing",
    inlineFlags: {},
    editPage: () => undefined,
    policy: (parts) => JSON.stringify(parts),
    ...more,
  });

const convertedHtml = (exportedPage: string, more: Options = {}) => convertedPage(exportedPage, more).html;

/** Converts a page of a site that lies in a folder of its host. */
const convertedInFolder = (exportedPage: string) =>
  convertedPage(exportedPage.replace("/page.css", "/folder/page.css"), { basePath: "/folder" });

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const partsOf = (built: string) =>
  JSON.parse(load(built)("meta[http-equiv]").attr("content") ?? "") as PageParts;

const html = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/page.css"/>` +
  `<link rel="preload" as="script" href="/_next/static/x.js"/><script data-inline-loader>first()</script>${head}</head>` +
  `<body>${body}<script src="/_next/static/x.js" async></script><script>self.__next_f.push([1,"data"])</script></body></html>`;

const island = `<div class="island" data-island="planted" data-props="{}"><!--$-->form<!--/$--></div>`;

test("a page keeps its HTML without Next's runtime, comments outside of islands, and preloads other than fonts and the picture with priority", () => {
  const picture = '<link rel="preload" as="image" href="/a.avif"';
  const kept = [`${picture} fetchpriority="high">`, '<link rel="preload" as="font" href="/a.woff2">'];
  const built = convertedHtml(
    html(`<p class="used">Palety<!-- --> EUR</p>${island}`, [`${picture}>`, ...kept].join("")),
  );
  expect(built).toContain(`<p class="used">Palety EUR</p>`);
  expect(built).toContain("<!--$-->form<!--/$-->");
  expect(built).not.toMatch(/_next|__next_f|rel="stylesheet"/);
  expect(built.match(/<link rel="preload"[^>]*>/g)).toEqual(kept);
  expect(built.match(/<script[^>]*>(?!<)[^<]*/g)).toEqual(['<script data-inline-loader="">first();load({})']);
});

test("the inline code gets flags of the page's elements, and the site may edit the page", () => {
  const built = convertedHtml(html("<p data-tab>x</p>"), {
    inlineFlags: { "HAS.tabs": "[data-tab]", "HAS.rows": "[data-row]" },
    editPage: ($) => void $("p").text("changed"),
  });
  expect(built).toContain('load({"HAS.tabs":true,"HAS.rows":false})');
  expect(built).toContain('<p data-tab="">changed</p>');
});

test("the styles are inlined once, with only the rules that the page can use", () => {
  const style = /<style>(.*?)<\/style>/s;
  const plain = style.exec(convertedHtml(html(`<p class="used">x</p>`)))?.[1];
  expect(plain).toContain(".used");
  expect(plain).not.toMatch(/\.unused|\.by-island/);
  expect(style.exec(convertedHtml(html(island)))?.[1]).toContain(".by-island");
});

test("rules for elements below the first view are linked before those elements", () => {
  const page = html(`<main><h1 class="other">Palety</h1><p class="used">x</p><p class="used">y</p></main>`);
  const { html: built, files } = convertedInFolder(page);
  const [sheet] = files;
  expect(sheet?.content).toContain(".used");
  expect(sheet?.file).toMatch(/^assets\/css\/[0-9a-f]{8}\.css$/);
  expect(built).not.toContain(".used");
  expect(built).toContain(
    `</h1><link rel="stylesheet" href="/folder/${sheet?.file}" fetchpriority="low"><script>;</script><p class="used">x</p><p class="used">y`,
  );
  expect(partsOf(built).styles).toEqual([hash("@layer page;"), "'self'"]);
  expect(partsOf(built).scripts).toContain(hash(";"));
});

test("content of a closed popover, dialog or disclosure counts as below the first view", () => {
  for (const closed of [
    '<nav popover><p class="used">x</p></nav>',
    '<dialog><p class="used">x</p></dialog>',
    '<details><summary>x</summary><p class="used">x</p></details>',
  ]) {
    const { files } = convertedPage(html(`${closed}<h1>Palety</h1><p>x</p>`));
    expect(files[0]?.content).toContain(".used");
  }
});

test.each([`<h1 class="used">x</h1><p class="used">y</p>`, `<h1 class="used">x</h1>`])(
  "no style sheet is linked where the first view uses all of it: %s",
  (body) => {
    const { html: built, files } = convertedPage(html(body));
    expect(files).toEqual([]);
    expect(built).toMatch(/<style>.*\.used/);
    expect(built).not.toMatch(/<link rel="stylesheet"|<script>;/);
    expect(partsOf(built).styles).toHaveLength(1);
  },
);

test("long shapes of drawings below the first view are in a file, without those of islands", () => {
  const path = (d: string, more = "") => `<path${more} d="M0 0h${d.repeat(1600)}"></path>`;
  const parts = [
    path("1", ' class="used"'),
    path("2", ' vector-effect="none"'),
    `<g fill="red">${path("3")}${path("4")}</g>`,
  ];
  const svg = (content: string) => `<svg class="drawing">${content}</svg>`;
  const page = html(
    `${svg(path("5"))}<h1>x</h1><p>${svg(parts.join("") + path("1") + '<path d="M0 0h1"></path>')}</p><div data-island="planted">${svg(path("6"))}</div>`,
  );
  const { html: built, files } = convertedInFolder(page);
  const [{ file, content } = { file: "", content: "" }] = files.filter((each) => each.file.endsWith(".svg"));
  expect(file).toMatch(/^assets\/drawings\/[0-9a-f]{8}\.svg$/);
  const uses = load(built)("use").toArray();
  expect(uses.map(({ attribs }) => attribs)).toEqual([
    { class: "used", href: `/folder/${file}#0` },
    { href: `/folder/${file}#1` },
    { fill: "red", href: `/folder/${file}#2` },
    { href: `/folder/${file}#0` },
  ]);
  expect(content.match(/<g|vector-effect="[\w-]+"/g)).toEqual(
    ["<g", "non-scaling-stroke", "<g", "none", "<g", "non-scaling-stroke", "non-scaling-stroke"].map((each) =>
      each === "<g" ? each : `vector-effect="${each}"`,
    ),
  );
  expect(load(built)("path").length).toBe(3);
});

test("long props of an island are a file, short ones stay in the page", () => {
  const long = JSON.stringify({ words: ["x".repeat(1000)] });
  const page = html(island + island.replace('"{}"', `'${long}'`));
  const { html: built, files } = convertedInFolder(page);
  expect(files).toEqual([
    { file: expect.stringMatching(/^assets\/props\/[0-9a-f]{8}\.json$/), content: long },
  ]);
  const [short, other] = load(built)("[data-island]").toArray();
  expect(short?.attribs).toMatchObject({ "data-props": "{}" });
  expect(other?.attribs).toMatchObject({ "data-props": `/folder/${files[0]?.file}` });
});

test("the policy contains the page's hashes and the connections of its islands", () => {
  const needy = (needs: string) => island.replace("data-props", `data-needs="${needs}" data-props`);
  const rules = '<script type="speculationrules">{}</script>';
  const built = convertedHtml(html(needy("mail frame") + needy("mail"), rules));
  const style = /<style>(.*?)<\/style>/s.exec(built)?.[1] ?? "";
  expect(partsOf(built)).toEqual({
    page: "index.html",
    scripts: [hash("first();load({})"), hash("{}")],
    styles: [hash(style)],
    needs: ["mail", "frame", "mail"],
  });
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
])("%s stops the build with its name", (_, planted, message) => {
  expect(() => convertedHtml(html(planted))).toThrow(message);
});

test.each([
  ['<meta charSet="utf-8"/>', "<meta charset> is missing"],
  ["<script data-inline-loader>first()</script>", "the script with data-inline-loader is missing"],
])("a page without %s stops the build", (part, message) => {
  expect(() => convertedHtml(html("").replace(part, ""))).toThrow(`index.html: ${message}`);
});
