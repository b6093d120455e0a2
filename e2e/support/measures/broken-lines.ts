import { expect, type Page } from "@playwright/test";

import { height } from "./screens";

/**
 * Runs in the page. Finds line breaks inside units of text: numbers, dimensions, ranges, numbers with units,
 * phone numbers, standards, words joined by a no-break space, words without a hyphen, and in headings a quoted letter and
 * the word before it. Also finds headings whose last line is one short word, and texts of drawings that are cut
 * off at the side, smaller than 12 px or, except the signs of drawn marks, larger than 16 px on screen.
 *
 * @param within selector of the part to check
 * @returns one line for each finding
 */
export function brokenLines(within: string): string[] {
  const number = String.raw`\d+(?:[.,\u00a0\u202f]\d+)*`;
  const unit = String.raw`(?:kg\/m[³3]|mm|cm|km|kg|m[²³]?|g|t|l|h|%|°C|€|zł|EUR|PLN)(?![\p{L}\p{N}])`;
  // Ordinary spaces are fine as long as the line does not end at them.
  const kinds: readonly (readonly [string, RegExp])[] = [
    ["standard", /\b(?:PN-)?(?:(?:EN|ISO|DIN|UIC|ISPM|NIMF)[\s\u2060-]*){1,3}\d(?:[\u2060:–-]*\d)*/gu],
    ["figure", new RegExp(`${number}(?:\\s?[×–]\u2060?\\s?${number})*(?:\\s?${unit})?`, "gu")],
    ["phone number", /\+\d{2}(?:\s\d{2,4})+/gu],
    ["joined", /[^\s\u00ad][\u00a0\u202f][^\s\u00ad]/gu],
    ["word", /[\p{L}\p{N}]{2,}/gu],
  ];
  const inHeadings: typeof kinds = [["quoted letter", /\p{L}+\s[„“]\p{Lu}[”“]/gu]];
  const name = (element: Element) => {
    const named = element.closest("[class]");
    return named ? `.${named.classList[0]} ${element.localName}` : element.localName;
  };
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(".visually-hidden, .skip-link, script, style, template, textarea, select, svg");

  /** Returns the block around an element: its inline siblings share its lines. */
  const blockOf = (element: Element): Element =>
    /^(inline|contents)$/.test(getComputedStyle(element).display) && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const blocks = new Map<Element, Text[]>();
  const part = document.querySelector(within) ?? document.body;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || !isRead(parent)) continue;
    const block = blockOf(parent);
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }

  const range = document.createRange();
  /** Returns the box of a character, without the hyphen that a break before it draws. */
  const boxOf = ([node, at]: readonly [Text, number]) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].at(-1);
  };
  /** Returns whether two characters are on one line, including raised or smaller ones. */
  const isOneLine = (first?: DOMRect, last?: DOMRect) =>
    !first ||
    !last ||
    Math.min(first.bottom, last.bottom) - Math.max(first.top, last.top) >
      Math.min(first.height, last.height) / 3;

  const findings: string[] = [];
  for (const [block, nodes] of blocks) {
    const { lineHeight, fontSize } = getComputedStyle(block);
    // Skips blocks of a single line, which are the most.
    if (block.getBoundingClientRect().height < 1.5 * (parseFloat(lineHeight) || parseFloat(fontSize)))
      continue;
    let text = "";
    const starts = nodes.map((node, index) => {
      // Lines may break between elements only at white space or at an element that allows it.
      const before = nodes[index - 1];
      if (before) {
        range.setStart(before, before.length);
        range.setEnd(node, 0);
        if (range.cloneContents().querySelector("br, wbr, img, svg, input")) text += "\n";
        else if (/\s/.test(range.toString())) text += " ";
      }
      text += node.data;
      return text.length - node.length;
    });
    const charAt = (at: number): [Text, number] => {
      const index = starts.findLastIndex((start) => start <= at);
      return [nodes[index] as Text, at - (starts[index] as number)];
    };
    for (const [kind, pattern] of block.matches("h1, h2, h3") ? [...kinds, ...inHeadings] : kinds)
      for (const { 0: token, index } of text.matchAll(pattern))
        if (!isOneLine(boxOf(charAt(index)), boxOf(charAt(index + token.length - 1))))
          findings.push(`${name(block)}: ${kind} "${token}" stands on two lines`);
    if (!block.closest("h1, h2, h3, h4")) continue;
    const end = text.trimEnd().length;
    let from = end - 1;
    while (
      from > 0 &&
      (text[from - 1] === "\n" || isOneLine(boxOf(charAt(from - 1)), boxOf(charAt(end - 1))))
    )
      from--;
    const last = text.slice(from, end).trim();
    // Two words, or eight characters, are enough for a last line.
    if (from > 0 && last.length < 8 && !/\s/.test(last))
      findings.push(`${name(block)}: the last line of "${text.trim()}" is "${last}"`);
  }

  const { clientWidth } = document.documentElement;
  for (const text of part.querySelectorAll<SVGTextElement>("main svg text")) {
    if (!text.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, width, height } = text.getBoundingClientRect();
    if (!width) continue;
    // Sizes in CSS are in units of the drawing, which scales with its container. Browsers round widths.
    const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
    const size = Math.round(parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) * 10) / 10;
    if (size < 12 || (size > 16 && !text.closest(".ippc-mark, .mark-places, .subjects")))
      findings.push(`${name(text)}: drawing's text "${text.textContent}" has ${size} px`);
    // Line boxes are higher than figures, which matters for rotated text.
    const spare = 1 + (height > width ? width / 5 : 0);
    for (let around = text.parentElement; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX)) break;
      const isEdge = around.localName === "body" || overflowX !== "visible";
      // Within a drawing, only the `svg` element itself clips.
      if (!isEdge || (around instanceof SVGElement && around.localName !== "svg")) continue;
      const box =
        around.localName === "body" ? { left: 0, right: clientWidth } : around.getBoundingClientRect();
      if (left > box.left - spare && right < box.right + spare) continue;
      findings.push(`${name(around)}: drawing's text "${text.textContent}" is cut off at the side`);
      break;
    }
  }
  return [...new Set(findings)];
}

/** Expects no broken lines, on phones and a tablet, in a part with text from a visitor's values. */
export async function expectUnbroken(page: Page, within: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 360, 412, 820]) {
    await page.setViewportSize({ width, height });
    expect.soft(await page.evaluate(brokenLines, within), `${within}, ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
