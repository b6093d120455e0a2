/** Plants faults in small pages, to prove that the measures of `documents.spec.ts` find them. */
import type { Page } from "@playwright/test";

import { announced, axeFindings } from "../support/measures/axe";
import { walkFocus } from "../support/measures/focus";
import { misplaced, unreachable } from "../support/measures/layout";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 800, height: 600 } });

/** HTML, and a part of the finding of its fault. */
type Planted = readonly [html: string, found?: string];

const focusStyle =
  "<style>button:focus { outline: 3px solid } div { position: fixed; inset: 0 0 auto; height: 99px }</style>";
const three = [..."abc"].map((name) => `<button id="${name}">${name}</button>`).join("");
const inOrder = (html: string) => `<main>${focusStyle}${three}${html}</main>`;
const target = (size: number) => `<button style="width:${size}px;height:${size}px;padding:0"></button>`;

const drawing = (text: string) => `<svg width="100" viewBox="0 0 200 200">${text}</svg>`;
const radios = (...each: string[]) =>
  `<style>input:focus { outline: 3px solid }</style>${each.map((more) => `<input type="radio" name="r" ${more}>`).join("")}`;

const quiet = (html: string) => `<p role="status"></p>${html}`;

const measures: Readonly<Record<string, readonly [(page: Page) => Promise<string[]>, ...Planted[]]>> = {
  targets: [
    async (page) => (await axeFindings(page, { targets: true })).filter((each) => each.startsWith("target-")),
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
    [
      inOrder("<style>main { display: flex; flex-direction: column-reverse }</style>"),
      "lies before the stop that comes before it",
    ],
    [
      inOrder(`<script>b.onfocus = () => c.focus()</script><button id="d" onfocus="a.focus()">d</button>`),
      "is never reached",
    ],
    [inOrder(`<a href="/" tabindex="-1">x</a>`), '<a href="/" tabindex="-1">x</a> is never reached'],
    [inOrder(radios("checked", ""))],
    [inOrder(radios("checked tabindex=-1", "")), "is never reached"],
    [inOrder(radios("", "style='outline: 0'")), "looks as it does without the focus"],
    [inOrder(radios("style='position: fixed; top: -99px'", "checked")), "is out of sight or covered"],
    [
      `<main style="display: flex; flex-direction: row-reverse">${radios("checked")}<button id="b">b</button></main>`,
      "lies before the stop that comes before it",
    ],
    ["<p>x</p>", "there is nothing to focus"],
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
    [drawing('<text y="50" style="font-size:20px">1200</text>'), `drawing's text "1200" has 10 px`],
    [drawing('<text x="150" y="50" style="font-size:30px">1200</text>'), `"1200" is cut off at the side`],
    [drawing('<text y="50" style="font-size:30px">1200</text><text y="50" display="none">1</text>')],
    [`<p style="overflow:hidden">Palette</p>`],
    [`<p>Palette</p><p style="position:absolute;top:0">Menu</p>`],
    [`<p style="line-height:1">Palette</p><p style="line-height:1">Palette</p>`],
  ],
  "a page without scripts": [
    (page) => page.evaluate(unreachable, ["a"]),
    ["<a>x</a><p hidden>y</p>", `"y" can't be seen`],
    ["<p>x</p>", "a is not shown"],
    ['<a>x</a><details><summary>y</summary><p>z</p></details><script>"x"</script>'],
  ],
  "what is announced": [
    (page) => page.evaluate(announced),
    [quiet(`<p role="alert">Not sent</p>`), "Not sent"],
    [quiet(`<dialog open>Send</dialog>`), "Send"],
    [quiet(`<p aria-live="polite"></p>`), "2 live regions instead of 1"],
    [`<p role="status">72</p>`, "72"],
    [quiet(`<p hidden role="alert">Not sent</p>`)],
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
