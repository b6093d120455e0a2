import type { Page } from "@playwright/test";

import { accentPairs } from "../support/measures/accents";
import { actionsShown, missingActions } from "../support/measures/actions";
import { axeFindings } from "../support/measures/axe";
import { brokenLines } from "../support/measures/broken-lines";
import { wrongDrawnTexts } from "../support/measures/drawn-text";
import { walkFocus, walkHeaderBack } from "../support/measures/focus";
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

/** Shows a page with only the given HTML. */
const plant = (page: Page, html: string) => page.setContent(`<main>${html}</main>`);

test("the measure of targets knows a target that is too small", async ({ page }) => {
  const buttons = `<button style="width:20px;height:20px;padding:0"></button>`.repeat(2);
  await plant(page, buttons);
  const found = await axeFindings(page, { targets: true });
  expect(found.filter((each) => each.startsWith("target-size"))).toHaveLength(2);
});

test("the walk of the focus finds what is not marked, not seen, out of order or left out", async ({
  page,
}) => {
  const buttons = (names: string) =>
    [...names].map((name) => `<button id="${name}">${name}</button>`).join("");
  const style =
    "<style>button:focus { outline: 3px solid } div { position: fixed; inset: 0 0 auto; height: 99px }</style>";
  const walk = async (html: string) => {
    await plant(page, style + html);
    return walkFocus(page);
  };
  expect(await walk(buttons("abc"))).toEqual({ number: 3, faults: [] });
  for (const [fault, html] of [
    [
      "looks as it does without the focus",
      "<style>#b { outline: 0 !important } #b:focus { box-shadow: 0 0 0 3px #fff }</style>",
    ],
    ["is covered", "<div></div>"],
    ["leaves the window to the side", "<style>#b { position: fixed; left: -9px }</style>"],
    ["is out of sight", "<style>#b { position: fixed; top: -99px }</style>"],
    ["comes after its successor", `<p tabindex="1">x</p>`],
    [
      "lies before the stop that comes before it",
      "<style>main { display: flex; flex-direction: row-reverse }</style>",
    ],
    [
      "lies before the stop that comes before it",
      "<style>main { display: flex; flex-direction: column-reverse }</style>",
    ],
    [
      "is never reached",
      `<script>b.onfocus = () => c.focus()</script><button id="d" onfocus="a.focus()">d</button>`,
    ],
  ] as const)
    expect((await walk(buttons("abc") + html)).faults.join("\n"), fault).toContain(fault);
});

test("the walk back through the header finds what has scrolled away with a part of it", async ({ page }) => {
  const walk = async (top: number) => {
    const style = `button { display: block; height: 40px; &:focus { outline: 3px solid } } main { height: 3000px }`;
    const header = `<header class="site-header" style="position: sticky; top: ${top}px">`;
    await plant(page, `<style>${style}</style>${header}<button>a</button><button>b</button></header>`);
    return walkHeaderBack(page);
  };
  expect(await walk(0)).toEqual({ number: 1, faults: [] });
  expect((await walk(-40)).faults.join()).toContain("is out of sight");
});

test("the measure of pictures counts what a crop cuts off, takes the widest file on offer, and reads what `sizes` promise", async ({
  page,
}) => {
  const svg = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  const file = (width: number) => `data:image/svg+xml,${encodeURIComponent(svg(width, width / 2))}`;
  const square = (width: number) => `data:image/svg+xml;base64,${btoa(svg(width, width))}`;
  const box = (fit: string) => `style="width:100px;height:100px;object-fit:${fit}"`;
  const sized = `<img sizes="(min-width: 40rem) 25vw, 100vw" srcset="${square(100)} 100w, ${square(900)} 900w" width="100">`;
  for (const [html, width, found] of [
    [`<img ${box("cover")} src="${file(300)}">`, 800, { drawn: 200, pixels: 300 }],
    [
      `<img ${box("fill")} srcset="${file(80)} 80w, ${file(400)} 400w" sizes="100px" src="${file(80)}">`,
      800,
      { drawn: 100, pixels: 400 },
    ],
    [sized, 800, { promised: 200 }],
    [sized, 500, { promised: 500 }],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await plant(page, html);
    expect(await picturesOf(page)).toMatchObject([found]);
  }
});

test("the sides of a breakpoint are found in any way to write it, nested or not", async ({ page }) => {
  await plant(
    page,
    `<style>@media (width >= 40rem) { p { color: red } } @layer a { .b { @media (max-width: 900px) { color: red } } }</style>`,
  );
  expect(await page.evaluate(breakpointSides)).toEqual([639, 640, 899, 900]);
});

test("the measure of ways to act finds what a width hides, covers or lacks", async ({ page }) => {
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 600 });
    return page.evaluate(actionsShown, true);
  };
  for (const hidden of ["display: none", "visibility: hidden", "opacity: 0"]) {
    const style = `<style>@media (width < 700px) { .sometimes { ${hidden} } }</style>`;
    await plant(
      page,
      `${style}<a href="/a" class="sometimes">a</a><a href="/b">b</a><button type="submit" class="sometimes">Send</button>`,
    );
    const shown = new Map([
      [800, (await at(800)).shown],
      [600, (await at(600)).shown],
    ]);
    expect(missingActions(shown), hidden).toEqual([
      'button "Send" is not shown at 600 px',
      "link to /a is not shown at 600 px",
    ]);
  }
  await plant(page, `<button type="submit">Send</button><div style="position:fixed;inset:0"></div>`);
  expect((await at(800)).faults).toEqual(['button "Send" can\'t be pressed']);
});

test("the measure of accents knows two buttons on one screen, and none that is plain, covered or further down", async ({
  page,
}) => {
  const button = (name: string, style: string) =>
    `<button class="button--accent" style="background:#f84d0f;${style}">${name}</button>`;
  const measure = async (...others: string[]) => {
    await plant(
      page,
      button("a", "position:sticky;top:0") + others.join("") + `<p style="height:3000px"></p>`,
    );
    return page.evaluate(accentPairs);
  };
  expect(await measure(button("b", ""))).toEqual(['"a" and "b"']);
  const covered = `<div style="position:relative;height:60px">${button("b", "")}<div style="position:absolute;inset:0"></div></div>`;
  expect(await measure(button("b", "background:transparent"), covered)).toEqual([]);
  await plant(page, button("a", "") + `<p style="height:3000px"></p>` + button("b", ""));
  expect(await page.evaluate(accentPairs)).toEqual([]);
});

test("the measure of drawings knows a text that its drawing makes too small or too large, turned or not, and none that is not there", async ({
  page,
}) => {
  const texts = [
    `<text y="50">small</text>`,
    `<g transform="scale(.5)rotate(90)"><text y="-50" style="font-size:40px">turned</text></g>`,
    `<text y="50" style="font-size:33px">large</text>`,
    `<text y="50" style="font-size:32px">right</text>`,
    `<g class="ippc-mark"><text y="50" style="font-size:90px">sign</text></g>`,
    `<text y="50" display="none">none</text>`,
  ];
  await plant(page, `<svg width="100" viewBox="0 0 200 200" style="font-size:20px">${texts.join("")}</svg>`);
  const found = await page.evaluate(wrongDrawnTexts, [12, 16] as const);
  expect(found.map((each) => each.split('"')[1])).toEqual(["small", "turned", "large"]);
});

/** HTML with one broken line each, by kind. */
const faults = {
  "number with a no-break space before its unit": `<p style="width:3ch;overflow-wrap:anywhere">125\u00a0kg</p>`,
  dimension: `<p style="width:9ch">1200 × 800 × 144 mm</p>`,
  "phone number": `<p style="width:12ch">call <a href="tel:+48600000000">+48 600 000 000</a></p>`,
  "name of a standard": `<p style="width:7ch">after ISPM 15</p>`,
  "word without a hyphen": `<p style="width:5ch;overflow-wrap:anywhere">Industriepalette</p>`,
  "quoted letter in a heading": `<h2 style="width:8ch">Palette „A”</h2>`,
  "last line of a heading": `<h2 style="width:12ch;text-wrap:wrap">Paletten und Klötze</h2>`,
  "no-break space": `<p style="width:3ch;overflow-wrap:anywhere">ab\u00a0cd</p>`,
  "text of a drawing": `<div style="overflow:hidden;width:20px"><svg width="200" viewBox="0 0 200 20" style="max-width:none"><text x="100" y="15">1200</text></svg></div>`,
} as const;

const sound = [
  `<h2 style="width:12ch">Paletten und Palettenklötze</h2>`,
  `<p style="width:12ch">about 520\u00a0kg/m³ each</p>`,
  `<p style="width:3ch">In\u00addus\u00adtrie</p>`,
  `<p style="width:7ch"><b>Palette</b> <span>oben</span></p>`,
];

test("the measure of lines finds what is broken, and nothing where lines end between words", async ({
  page,
}) => {
  for (const [fault, html] of Object.entries(faults)) {
    await plant(page, html);
    expect.soft(await page.evaluate(brokenLines, "body"), fault).not.toEqual([]);
  }
  await plant(page, sound.join(""));
  expect(await page.evaluate(brokenLines, "body")).toEqual([]);
});

test("the measure of layout finds what leaves the window and what its box cuts off", async ({ page }) => {
  for (const [fault, html] of [
    ["is outside", `<p style="position:absolute;left:-50px">Palette</p>`],
    ["wider by", `<p style="width:200vw">Palette</p>`],
    ["cuts its text off at the side", `<p style="width:3ch;overflow:hidden">Industriepalette</p>`],
    ["cuts its text off below", `<p style="height:1ch;overflow:hidden">Palette</p>`],
    ['"Palette" in p lies upon "Menu"', `<p>Palette</p><p style="margin-top:-2.2em">Menu</p>`],
    [
      "lies upon",
      `<header class="site-header__row"><p>Palette</p><p style="margin-top:-2.5em">Palette</p></header>`,
    ],
  ] as const) {
    await plant(page, html);
    expect((await page.evaluate(misplaced)).join("\n"), fault).toContain(fault);
  }
  for (const html of [
    `<p style="overflow:hidden">Palette</p>`,
    `<p>Palette</p><p style="position:absolute;top:0">Menu</p>`,
    `<p style="line-height:1">Palette</p><p style="line-height:1">Palette</p>`,
  ]) {
    await plant(page, html);
    expect(await page.evaluate(misplaced), html).toEqual([]);
  }
});

test("text that a visitor makes wider leaves a box that fits the usual text exactly", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await plant(
    page,
    `<p style="font:15px Arial;width:max-content;margin-right:auto">${"Palette ".repeat(5)}abcd</p>`,
  );
  const fits = await page.evaluate(misplaced);
  expect(fits).toEqual([]);
  const wider = {
    spacing: () => setOwnSheet(page, ownSheets.spacing),
    font: () => setOwnSheet(page, ownSheets.font),
    double: () => setOwnSheet(page, "p { font-size: 200% !important }"),
    least: () => setSmallestText(page, smallestText),
  };
  for (const [state, set] of Object.entries(wider)) {
    await set();
    expect((await page.evaluate(misplaced)).join(), state).toContain("p is outside");
    await setOwnSheet(page, ownSheets.none);
    await setSmallestText(page, 0);
    expect(await page.evaluate(misplaced), `after ${state}`).toEqual(fits);
  }
});

test("the measure of a low window adds up what stays in view, and nothing that leaves with the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const measure = async (top: number) => {
    const bar = (place: string) => `style="position: sticky; ${place}; height: 64px"`;
    await plant(
      page,
      `<p ${bar(`top: ${top}px`)}></p><p style="height: 3000px"></p><p ${bar("bottom: 0")}></p>`,
    );
    return (await page.evaluate(coveredPart)).part;
  };
  expect(await measure(0)).toBeCloseTo(0.5, 1);
  expect(await measure(-64)).toBeCloseTo(0.25, 1);
});
