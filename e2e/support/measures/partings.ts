/**
 * Runs in the page. Where a line ends inside of what is read as one: the name of a standard, a range, and in a heading a
 * letter in quotation marks and the word before it. Columns of tables are too narrow for those.
 *
 * @returns one line for each place
 */
export function partings(): string[] {
  const joined = /\b(?:PN|DIN|EN|ISO|ISPM)(?:[-\s\u2060]+(?:EN|ISO|\d+))+|\d[-–]\u2060?\d+\s?%?/g;
  const named = /\p{L}+\s[„“]\p{Lu}[”“]/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const parted: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const around = node.parentElement;
    if (!around || around.closest("script, style, svg") || !around.checkVisibility()) continue;
    const text = node.textContent ?? "";
    const inHeading = around.closest("h1, h2, h3") ? text.matchAll(named) : [];
    for (const match of [...text.matchAll(joined), ...inHeading]) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) parted.push(`${match[0]} in ${around.className || around.tagName}`);
    }
  }
  return parted;
}
