import { expect, type Page } from "@playwright/test";

/**
 * Runs in the page. Finds content that cannot be read: outside the viewport at the side, clipped text, controls that
 * only a hovering pointer shows, and overlapping texts. Scrollable content counts as visible, and positioned elements may
 * overlap the page.
 *
 * @returns one line for each finding
 */
export async function misplaced(): Promise<string[]> {
  // Effects of a resized viewport or an opened menu appear in the next frames.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const passing = document
    .getAnimations()
    .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations === 1);
  await Promise.allSettled(passing.map(({ finished }) => finished));
  const root = document.documentElement;
  const name = (element: Element) =>
    [element.tagName.toLowerCase(), ...element.classList].join(".") + (element.id && `#${element.id}`);
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(".visually-hidden, .skip-link");
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const findings: string[] = [];

  if (root.scrollWidth > root.clientWidth)
    findings.push(`wider by ${root.scrollWidth - root.clientWidth} px`);

  const layers = new Map<Element, Element>();
  /** Returns the nearest element around a text that is positioned or clips, such as the header. */
  const layerOf = (element: Element): Element => {
    let found = layers.get(element);
    if (!found) {
      const { position, overflowX } = getComputedStyle(element);
      const isLayer = /absolute|fixed|sticky/.test(position) || overflowX !== "visible";
      found = isLayer || !element.parentElement ? element : layerOf(element.parentElement);
      layers.set(element, found);
    }
    return found;
  };
  const inScroller = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return scrolls(getComputedStyle(parent).overflowX) || inScroller(parent);
  };
  const range = document.createRange();
  const texts: { element: Element; text: string; box: DOMRect }[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (element.closest("svg") || !isRead(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if ((cuts(overflowX) || cuts(overflowY)) && element.textContent.trim()) {
      if (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1)
        findings.push(`${name(element)} cuts its text off at the side`);
      if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        findings.push(`${name(element)} cuts its text off below`);
    }
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const boxes = own.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    const text = element.textContent.trim().slice(0, 40);
    texts.push(...boxes.map((box) => ({ element, text, box })));
    if (element.matches("a, button, summary") && !element.checkVisibility({ opacityProperty: true }))
      findings.push(`${name(element)} is transparent`);
    if (element.matches("a, button, input, select, textarea, summary, img")) {
      boxes.push(...element.getClientRects());
    }
    const out = boxes.find(({ left, right, width }) => width && (right > root.clientWidth + 1 || left < -1));
    if (out && !inScroller(element))
      findings.push(`${name(element)} is outside: ${Math.round(out.left)} to ${Math.round(out.right)}`);
  }

  // Sorted by top, so that each box is compared only with its neighbours.
  texts.sort((one, other) => one.box.top - other.box.top);
  for (const [index, { element, text, box }] of texts.entries())
    for (let next = index + 1; (texts[next]?.box.top ?? Infinity) < box.bottom; next++) {
      const other = texts[next] as (typeof texts)[number];
      if (layerOf(element) !== layerOf(other.element)) continue;
      if (element.contains(other.element) || other.element.contains(element)) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      // Text boxes are taller than their letters.
      const high = box.bottom - other.box.top - (box.height + other.box.height) / 5;
      if (wide > 2 && high > Math.min(box.height, other.box.height) / 4)
        findings.push(`"${other.text}" in ${name(other.element)} lies upon "${text}" in ${name(element)}`);
    }
  return findings;
}

/** Expects that the page is readable in its current state (WCAG 2.2, 1.4.4 and 1.4.10). */
export async function expectReadable(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate(misplaced), state).toEqual([]);
}
