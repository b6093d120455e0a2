/** Plants faults in small pages, to prove that the measures of `documents.spec.ts` and `heard.spec.ts` find them. */
import type { Page } from "@playwright/test";

import { accentPairs } from "../support/measures/accents";
import { actionsShown, missingActions } from "../support/measures/actions";
import { axeFindings } from "../support/measures/axe";
import { brokenLines } from "../support/measures/broken-lines";
import { walkFocus, walkHeaderBack } from "../support/measures/focus";
import { heardBy, listen } from "../support/measures/heard";
import { misplaced } from "../support/measures/layout";
import { picturesOf } from "../support/measures/pictures";
import {
  breakpointSides,
  ownSheets,
  setOwnSheet,
  setSmallestText,
  smallestText,
} from "../support/measures/screens";
import { coveredPart } from "../support/measures/sticky";
import { expect, test } from "../support/test";

test.use({
  viewport: { width: 800, height: 600 },
  launchOptions: async ({ launchOptions }, use) => use(heardBy(launchOptions)),
});

/** HTML with at most one fault, and a part of its finding; undefined for sound HTML. */
type Planted = readonly [html: string, found?: string];

const focusStyle =
  "<style>button:focus { outline: 3px solid } div { position: fixed; inset: 0 0 auto; height: 99px }</style>";
const three = [..."abc"].map((name) => `<button id="${name}">${name}</button>`).join("");
const inOrder = (html: string) => `<main>${focusStyle}${three}${html}</main>`;
const header = (top: number) =>
  `<style>button { display: block; height: 40px; &:focus { outline: 3px solid } } main { height: 3000px }</style>
  <main><header class="site-header" style="position: sticky; top: ${top}px"><button>a</button><button>b</button></header></main>`;

const target = (size: number) => `<button style="width:${size}px;height:${size}px;padding:0"></button>`;

const accent = (name: string, style = "") =>
  `<button class="button--accent" style="background:#f84d0f;${style}">${name}</button>`;
const fixedAccent = accent("a", "position:sticky;top:0");
const tall = '<p style="height:3000px"></p>';
const covered = `<div style="position:relative;height:60px">${accent("b")}<div style="position:absolute;inset:0"></div></div>`;

const drawing = (text: string) =>
  `<main><svg width="100" viewBox="0 0 200 200" style="font-size:20px">${text}</svg></main>`;
const heard = (html: string) => `<p role="status"></p>${html}`;

const measures: Readonly<Record<string, readonly [(page: Page) => Promise<string[]>, ...Planted[]]>> = {
  targets: [
    (page) => axeFindings(page, { onlyTargets: true }),
    [target(20) + target(20) + target(60), "target-size: button"],
    [target(24) + target(24)],
  ],
  focus: [
    walkFocus,
    [inOrder("")],
    [
      inOrder("<style>#b { outline: 0 !important } #b:focus { box-shadow: 0 0 0 3px #fff }</style>"),
      "looks as it does without the focus",
    ],
    [inOrder("<div></div>"), "is out of sight or covered"],
    [inOrder("<style>#b { position: fixed; top: -99px }</style>"), "is out of sight or covered"],
    [inOrder('<p tabindex="1">x</p>'), '<p tabindex="1">x</p> is never reached'],
    ...["row-reverse", "column-reverse"].map((flow): Planted => [
      inOrder(`<style>main { display: flex; flex-direction: ${flow} }</style>`),
      "lies before the stop that comes before it",
    ]),
    [
      inOrder(`<script>b.onfocus = () => c.focus()</script><button id="d" onfocus="a.focus()">d</button>`),
      "is never reached",
    ],
    ["<p>x</p>", "there is nothing to focus"],
  ],
  "focus backwards through the header": [
    walkHeaderBack,
    [header(0)],
    [header(-40), "is out of sight or covered"],
  ],
  accents: [
    (page) => page.evaluate(accentPairs),
    [fixedAccent + accent("b") + tall, '"a" and "b"'],
    [fixedAccent + accent("b", "background:transparent") + covered + tall],
    [accent("a") + tall + accent("b")],
  ],
  lines: [
    (page) => page.evaluate(brokenLines, "body"),
    [`<p style="width:3ch;overflow-wrap:anywhere">125\u00a0kg</p>`, "figure"],
    [`<p style="width:9ch">1200 × 800 × 144 mm</p>`, "figure"],
    [`<p style="width:12ch">call <a href="tel:+48600000000">+48 600 000 000</a></p>`, "phone number"],
    [`<p style="width:7ch">after ISPM 15</p>`, "standard"],
    [`<p style="width:5ch;overflow-wrap:anywhere">Industriepalette</p>`, "word"],
    [`<p style="width:3ch;overflow-wrap:anywhere">ab\u00a0cd</p>`, "joined"],
    [`<h2 style="width:8ch">Palette „A”</h2>`, "quoted letter"],
    [`<h2 style="width:12ch;text-wrap:wrap">Paletten und Klötze</h2>`, "the last line of"],
    [
      `<main style="overflow:hidden;width:20px"><svg width="200" viewBox="0 0 200 20" style="max-width:none"><text x="100" y="15">1200</text></svg></main>`,
      `drawing's text "1200" is cut off`,
    ],
    [drawing(`<text y="50">small</text>`), `drawing's text "small" has 10 px`],
    [
      drawing(`<g transform="scale(.5)rotate(90)"><text y="-50" style="font-size:40px">turned</text></g>`),
      `"turned" has 10 px`,
    ],
    [drawing(`<text y="50" style="font-size:33px">large</text>`), `"large" has 16.5 px`],
    [
      drawing(
        `<text y="50" style="font-size:32px">right</text><text y="50" display="none">none</text>
        <g class="ippc-mark"><text y="50" style="font-size:90px">sign</text></g>`,
      ),
    ],
    [
      `<h2 style="width:12ch">Paletten und Palettenklötze</h2><p style="width:12ch">about 520\u00a0kg/m³ each</p>
      <p style="width:3ch">In\u00addus\u00adtrie</p><p style="width:7ch"><b>Palette</b> <span>oben</span></p>`,
    ],
  ],
  layout: [
    (page) => page.evaluate(misplaced),
    [`<p style="position:absolute;left:-50px">Palette</p>`, "is outside"],
    [`<p style="width:200vw">Palette</p>`, "wider by"],
    [`<p style="width:3ch;overflow:hidden">Industriepalette</p>`, "cuts its text off at the side"],
    [`<p style="height:1ch;overflow:hidden">Palette</p>`, "cuts its text off below"],
    [`<p style="opacity:0"><button>Menu</button></p>`, "button is transparent"],
    [`<p>Palette</p><p style="margin-top:-2.2em">Menu</p>`, '"Palette" in p lies upon "Menu"'],
    [
      `<header style="position:sticky"><p>Palette</p><p style="margin-top:-2.2em">Menu</p></header>`,
      '"Palette" in p lies upon "Menu"',
    ],
    [`<p style="overflow:hidden">Palette</p>`],
    [`<p>Palette</p><p style="position:absolute;top:0">Menu</p>`],
    [`<p style="line-height:1">Palette</p><p style="line-height:1">Palette</p>`],
  ],
  "the accessibility tree": [
    async (page) => (await listen(page)).faults,
    [heard(`<p role="alert">Not sent</p>`), 'alert "" is exposed, but nothing was pressed: Not sent'],
    [heard(`<div role="dialog" aria-label="Scan">Send</div>`), 'dialog "Scan" is exposed'],
    [heard(`<p aria-live="polite"></p>`), "2 live regions instead of 1"],
    [`<p role="status">72</p>`, "a live region starts with the text"],
    [heard(`<style>[role=status]:empty { display: none }</style>`), "0 live regions instead of 1"],
    [heard(`<p hidden role="alert">Not sent</p>`)],
  ],
};

for (const [name, [measure, ...planted]] of Object.entries(measures))
  test(`the measure of ${name} finds each planted fault, and nothing else`, async ({ page }) => {
    for (const [html, found] of planted) {
      await page.setContent(html);
      const expected = found === undefined ? [] : expect.arrayContaining([expect.stringContaining(found)]);
      expect.soft(await measure(page), html).toEqual(expected);
    }
  });

test("a live region that is replaced is noticed", async ({ page }) => {
  await page.setContent(heard(three));
  const before = await listen(page);
  await page
    .locator("[role=status]")
    .evaluate((region) => region.replaceWith(document.body.firstChild?.cloneNode() ?? ""));
  expect((await listen(page)).regions).not.toEqual(before.regions);
});

test("pictures are measured with what a crop cuts off, by their widest file, and by what `sizes` promise", async ({
  page,
}) => {
  const svg = (width: number, height: number) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
  const set = (...widths: number[]) => widths.map((width) => `${svg(width, width)} ${width}w`).join(", ");
  const sized = `<img sizes="(min-width: 40rem) 25vw, 100vw" srcset="${set(100, 900)}" width="100">`;
  for (const [html, width, found] of [
    [
      `<img style="width:100px;height:100px;object-fit:cover" src="${svg(300, 150)}">`,
      800,
      { drawn: 200, pixels: 300 },
    ],
    [`<img width="100" srcset="${set(80, 400)}" sizes="100px">`, 800, { drawn: 100, pixels: 400 }],
    [sized, 800, { promised: 200 }],
    [sized, 500, { promised: 500 }],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await page.setContent(html);
    expect(await picturesOf(page)).toMatchObject([found]);
  }
});

test("the sides of a breakpoint are found in any way to write it, and what one of them hides", async ({
  page,
}) => {
  await page.setContent(
    `<style>@media (width >= 40rem) { p { color: red } } @layer a { .b { @media (max-width: 900px) { color: red } } }</style>`,
  );
  expect(await page.evaluate(breakpointSides)).toEqual([639, 640, 899, 900]);
  for (const hidden of ["display: none", "visibility: hidden", "opacity: 0"]) {
    await page.setContent(
      `<style>@media (width < 700px) { .a { ${hidden} } }</style>
      <main><a href="/a" class="a">a</a><a href="/b">b</a><button type="submit" class="a">Send</button></main>`,
    );
    const shown = new Map<number, string[]>();
    for (const width of [800, 600]) {
      await page.setViewportSize({ width, height: 600 });
      shown.set(width, await page.evaluate(actionsShown));
    }
    expect(missingActions(shown), hidden).toEqual([
      "link to /a is not shown at 600 px",
      'button "Send" is not shown at 600 px',
    ]);
  }
});

test("text that a visitor makes wider leaves a box that fits the usual text exactly", async ({ page }) => {
  const text = `${"Palette ".repeat(5)}abcd`;
  await page.setViewportSize({ width: 320, height: 256 });
  await page.setContent(`<p style="font:15px Arial;width:max-content;margin-right:auto">${text}</p>`);
  const wider = {
    spacing: () => setOwnSheet(page, ownSheets.spacing),
    font: () => setOwnSheet(page, ownSheets.font),
    double: () => setOwnSheet(page, "p { font-size: 200% !important }"),
    least: () => setSmallestText(page, smallestText),
  };
  for (const [state, set] of Object.entries(wider)) {
    expect(await page.evaluate(misplaced), `before ${state}`).toEqual([]);
    await set();
    expect((await page.evaluate(misplaced)).join(), state).toContain("p is outside");
    await setOwnSheet(page, ownSheets.none);
    await setSmallestText(page, 0);
  }
});

test("what stays in a low window adds up, without what leaves it with the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [top, part] of [
    [0, 0.5],
    [-64, 0.25],
  ] as const) {
    const bar = (place: string) => `<p style="position: sticky; ${place}; height: 64px"></p>`;
    await page.setContent(bar(`top: ${top}px`) + tall + bar("bottom: 0"));
    expect(await page.evaluate(coveredPart)).toBeCloseTo(part, 1);
  }
});
