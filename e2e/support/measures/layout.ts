import { type Page, expect } from "@playwright/test";

/** Viewports of a phone, a tablet and a desktop. */
export const widths = [360, 820, 1440] as const;
export const height = 900;

/**
 * Runs in the page. Finds content that cannot be read: outside the viewport at the side, clipped text, controls that
 * only a hovering pointer shows, overlapping texts, and texts of drawings that are cut off or smaller than 12 px.
 * Scrollable content counts as visible, and positioned elements may overlap the page.
 */
export async function misplaced(): Promise<string[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const passing = document
    .getAnimations()
    .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations === 1)
    // A paused one, such as a slider's, never ends.
    .filter(({ playState }) => playState === "running");
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
  /** The nearest element around a text that is positioned or clips, such as the header. */
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

  for (const text of document.querySelectorAll<SVGTextElement>("svg text")) {
    const { left, right, width, height } = text.getBoundingClientRect();
    if (!width || !text.checkVisibility({ visibilityProperty: true })) continue;
    const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
    const size = Math.round(parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) * 10) / 10;
    if (size < 12) findings.push(`drawing's text "${text.textContent}" has ${size} px`);
    // Line boxes are higher than figures.
    const spare = 1 + (height > width ? width / 5 : 0);
    const frames = [text.ownerSVGElement, text.ownerSVGElement?.parentElement].filter(
      (frame) => frame && getComputedStyle(frame).overflowX !== "visible" && !inScroller(frame),
    );
    for (const frame of frames) {
      const box = frame?.getBoundingClientRect() ?? text.getBoundingClientRect();
      if (left < box.left - spare || right > box.right + spare)
        findings.push(`drawing's text "${text.textContent}" is cut off at the side`);
    }
  }

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

/** A visitor's style sheets: text of twice the size, and all four distances (WCAG 2.2, 1.4.4, 1.4.12). */
export const ownSheets = [
  "html { font-size: 200% !important }",
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
] as const;

/** Finds content that cannot be read with a visitor's style sheet. */
export async function misplacedWith(page: Page, css: string): Promise<string[]> {
  await page.evaluate((own) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(own);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const found = await page.evaluate(misplaced);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
}

/** Runs in the page. Returns the widths on both sides of every breakpoint in its style sheets. */
export function breakpointSides(): number[] {
  const found = new Set<number>();
  const read = (rules: Iterable<CSSRule>) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        for (const [, size = "", unit] of rule.conditionText.matchAll(
          /width\s*(?::|[<>]=?)\s*([\d.]+)(px|rem|em)/g,
        ))
          found.add(Number(size) * (unit === "px" ? 1 : 16));
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return [...found]
    .flatMap((width) => [Math.ceil(width) - 1, Math.ceil(width)])
    .filter((width) => width >= 320)
    .sort((one, other) => one - other);
}

/**
 * Runs in the page. Finds content that a visitor without JavaScript cannot reveal, even by opening closed parts, and
 * script-only elements that are shown. Exempt are the counter's figure, heads and feet of tables (lists on phones),
 * short names for narrow viewports, and the text of a quote link once a list has lines.
 *
 * @param ways selectors of links that must be shown
 */
export function unreachable(ways: readonly string[]): string[] {
  const left =
    "script, style, .js-only, .no-js-only, form[name], .counter__value, thead, tfoot, .narrow-name__short, [aria-hidden][hidden], [data-quote] > [hidden]";
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  /** Whether a closed part around an element can be opened, if necessary through further closed parts. */
  const opens = (element: Element | null | undefined): boolean => {
    const closed = element?.closest("details:not([open]), [popover]");
    if (closed instanceof HTMLDetailsElement) return isShown(closed) || opens(closed.parentElement);
    const control = closed && document.querySelector(`[popovertarget="${closed.id}"]`);
    return Boolean(control && (isShown(control) || opens(control)));
  };
  // A repeated text must be visible once.
  const [seen, hidden] = [new Set<string>(), new Set<string>()];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, " ").trim();
    if (!text || !element || element.closest(left)) continue;
    (isShown(element) || opens(element) ? seen : hidden).add(text);
  }
  const notices = shown('.no-script-notice a[href^="tel:"]').length;
  return [
    ...[...hidden].filter((text) => !seen.has(text)).map((text) => `"${text}" can't be seen`),
    ...ways.filter((each) => shown(each).length === 0).map((each) => `${each} is not shown`),
    ...shown(".js-only, form[name]").map((each) => `${each.outerHTML.slice(0, 90)} is shown`),
    ...(notices < document.querySelectorAll("form[name]").length ? ["a form has no notice"] : []),
  ];
}
