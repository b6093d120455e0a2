/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Site } from "./page";
import { shipPage } from "./page";

let exported: string;
let site: Site;

beforeEach(() => {
  exported = mkdtempSync(path.join(tmpdir(), "ship-"));
  writeFileSync(
    path.join(exported, "page.css"),
    `@layer reset, tokens, base;
     .used { color: red; mask: url("/icons/mask.svg"); } .unused { color: blue; } .by-island { color: green; }`,
  );
  site = {
    exported,
    basePath: "",
    bundle: {
      early: () => "wake()",
      modules: {
        loader: "assets/js/loader.js",
        hydrate: "assets/js/hydrate.js",
        islands: { planted: "assets/js/planted.js" },
        imports: {},
      },
      codeOf: (islands) => (islands.length ? 'className="by-island"' : ""),
    },
    needs: {
      mail: { directive: "connect-src", addresses: ["https://mail.example"] },
      frame: { directive: "frame-src", addresses: ["https://map.example/embed?a=1"] },
    },
    pictureOrigins: [],
  };
});

afterEach(() => rmSync(exported, { recursive: true }));

const html = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/page.css"/>` +
  `<link rel="preload" as="script" href="/_next/static/x.js"/><script data-inline-loader>early()</script>${head}</head>` +
  `<body>${body}<script src="/_next/static/x.js" async></script><script>self.__next_f.push([1,"data"])</script></body></html>`;

const island = `<div class="island" data-island="planted" data-props="{}"><!--$-->form<!--/$--></div>`;

test("a page says what it was built from, where that is known", () => {
  const named = `<meta name="viewport" content="width=device-width"/>`;
  const shipped = (more: object) => shipPage("index.html", html("", named), { ...site, ...more });
  expect(shipped({ generator: "1.2.3 0123abcd" })).toMatch(
    /<meta name="?generator"? content="1\.2\.3 0123abcd"/,
  );
  expect(shipped({})).not.toContain("generator");
});

test("a page lets a script count visits, where a setting names one, and its policy nothing else", () => {
  const shipped = (src: string) =>
    shipPage("index.html", html(""), { ...site, analytics: { src, attributes: {} } });
  const own = shipped("/stats/script.js");
  expect(own).toMatch(/<script src="?\/stats\/script\.js"? defer/);
  expect(own).not.toContain("stats.palety.pl");
  const beside = shipped("https://stats.palety.pl/script.js");
  expect(beside).toContain("script-src 'self' https://stats.palety.pl 'sha256-");
  expect(beside).toContain("connect-src 'self' https://stats.palety.pl");
});

test("a page keeps its HTML and loses everything of Next's", () => {
  const shipped = shipPage(
    "index.html",
    html(`<!--$--><p class="used">Palety</p><!--/$--><div hidden><!--$--></div>`),
    site,
  );
  expect(shipped).toContain(`<p class="used">Palety</p>`);
  expect(shipped).not.toMatch(/_next|__next_f|<!--|hidden|rel="stylesheet"|rel="preload"/);
  expect(shipped.match(/<script>/g)).toHaveLength(1);
  expect(shipped).toContain("<script>early();wake()</script>");
});

test("a page is written as short as it may be", () => {
  const head = `<link rel="icon" href="/icon.svg?mark"/><link rel="canonical" href="/?a=1"/>`;
  const shipped = shipPage(
    "index.html",
    html(`<svg><path d="M0 0"></path></svg><p>a&nbsp;b</p><p></p>`, head),
    site,
  );
  expect(shipped).toContain(`<svg><path d="M0 0"/></svg><p>a\u00a0b</p><p></p>`);
  expect(shipped).toContain(`href="/icon.svg"`);
  expect(shipped).toContain(`href="/?a=1"`);
});

test("the styles are inlined once, with only what the page can use", () => {
  const style = /<style>(.*?)<\/style>/s;
  const plain = style.exec(shipPage("index.html", html(`<p class="used">x</p>`), site))?.[1];
  expect(plain).toContain(".used");
  expect(plain).not.toMatch(/\.unused|\.by-island/);
  expect(style.exec(shipPage("index.html", html(island), site))?.[1]).toContain(".by-island");
});

test("an island keeps React's comments and learns where its module is", () => {
  const shipped = shipPage("index.html", html(island), { ...site, basePath: "" });
  expect(shipped).toContain("<!--$-->form<!--/$-->");
  expect(shipped).toContain(`data-module="/assets/js/planted.js"`);
});

/** What the policy of a page says of where its islands reach. */
const reach = (page: string) => page.match(/\b(?:connect|frame)-src [^;"]*/g);

test("the policy allows what the page is made of, and beyond it what its islands need", () => {
  const plain = shipPage("index.html", html("<p>x</p>"), site);
  expect(plain).toContain("default-src 'none'");
  expect(plain).toMatch(/style-src 'sha256-[\w+/=]+'/);
  expect(plain).not.toMatch(/unsafe|mail\.example|frame-src/);
  expect(plain).toContain("connect-src 'self'; ");
  const policyOf = (...needs: string[]) => {
    const islands = needs.map((words) => island.replace("data-props", `data-needs="${words}" data-props`));
    const shipped = shipPage("index.html", html(islands.join("")), site);
    expect(shipped).not.toContain("data-needs");
    return reach(shipped);
  };
  expect(shipPage("index.html", html(island), site)).not.toMatch(/mail\.example|frame-src/);
  expect(policyOf("mail")).toEqual(["connect-src 'self' https://mail.example"]);
  expect(policyOf("frame", "frame")).toEqual(["connect-src 'self'", "frame-src https://map.example"]);
  const both = ["connect-src 'self' https://mail.example", "frame-src https://map.example"];
  expect(policyOf("mail frame")).toEqual(both);
  expect(policyOf("frame", "mail")).toEqual(both);
});

test("an empty origin of what an island needs is the site's own", () => {
  const shipped = shipPage("index.html", html(island.replace("data-props", 'data-needs="mail" data-props')), {
    ...site,
    needs: { mail: { directive: "connect-src", addresses: [""] } },
  });
  expect(reach(shipped)).toEqual(["connect-src 'self'"]);
});

test.each([
  ["an unknown script", `<script>alert(1)</script>`, /index\.html: unknown script "alert\(1\)/],
  [
    "an unknown script file",
    `<script src="https://x.example/a.js"></script>`,
    /unknown script "https:\/\/x\.example/,
  ],
  ["a second script of ours", `<script data-inline-loader>again()</script>`, /unknown script/],
  ["an unknown link", `<link rel="preconnect" href="https://x.example">`, /unknown <link rel="preconnect"/],
  ["a style sheet in the page", `<style>p{}</style>`, /unknown <style>/],
  ["a style attribute", `<p style="color:red">x</p>`, /<p> has a style attribute/],
  ["an island without a file", `<div data-island="nobody"></div>`, /no nobody\.client\.tsx/],
  [
    "an island with an unknown need",
    `<div data-island="planted" data-needs="mail camera"></div>`,
    /index\.html: no policy knows what data-needs="camera" is/,
  ],
])("%s stops the build and is named", (_, planted, message) => {
  expect(() => shipPage("index.html", html(planted), site)).toThrow(message);
});

test("styles that ask for anything but a file of ours stop the build", () => {
  writeFileSync(
    path.join(exported, "page.css"),
    `@layer reset, tokens, base;p{background:url("https://x.example/a.png")}`,
  );
  expect(() => shipPage("index.html", html("<p>x</p>"), site)).toThrow(/ask for "https:\/\/x\.example/);
  writeFileSync(path.join(exported, "page.css"), `p{color:red}`);
  expect(() => shipPage("index.html", html("<p>x</p>"), site)).toThrow(/order of the layers/);
});
