import type { CDPSession, Page } from "@playwright/test";

import { scrollToTop } from "../islands";

interface Stop {
  /** Index in the document; -1 for no element of the page. */
  index: number;
  name: string;
  faults: string[];
}

/**
 * Runs in the page. Records the focus style of every unfocused element, and checks each focused one on keyup
 * of Tab (WCAG 2.2, 2.4.7 and 2.4.11).
 *
 * @returns all elements that Tab must reach: visible and focusable, and one of each tab list
 */
function watchFocus(): Pick<Stop, "index" | "name">[] {
  const all = [...document.querySelectorAll("*")];
  const indices = new Map(all.map((element, index) => [element, index]));
  const nameOf = (element: Element) => element.outerHTML.slice(0, 90);
  const ring = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, outlineColor].join();
  };
  const looks = new Map(all.map((element) => [element, ring(element)]));
  /**
   * Returns whether the element, or the card around its link, shows a focus ring: an outline. A shadow around it
   * may have the colour of the page.
   */
  const isMarked = (around: Element | null): boolean => {
    if (!around) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(around);
    const hasRing = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    return (hasRing && looks.get(around) !== ring(around)) || isMarked(around.parentElement);
  };
  /** Returns whether the middle or another point of an element is in sight and uncovered. */
  const isSeen = (element: Element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const [upper, lower] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return [0.5, 0.25, 0.75].some((part) =>
      [0.5, 0.25, 0.75].some((side) => {
        const hit = document.elementFromPoint(left + width * side, upper + (lower - upper) * part);
        return hit && (element.contains(hit) || hit.contains(element));
      }),
    );
  };

  const landmark = (element: Element) => element.closest(".site-header, main, footer, .action-bar");
  /** Returns whether an element is positioned above the page, like an open menu. */
  const isOverlaid = (element: Element | null): boolean =>
    Boolean(element) &&
    (/absolute|fixed/.test(getComputedStyle(element as Element).position) ||
      isOverlaid((element as Element).parentElement));
  /** Returns whether an element precedes the previous stop in reading order: left to right, then down. */
  const isMetBefore = (element: Element, from: Element | undefined): boolean => {
    if (!from || landmark(element) !== landmark(from) || isOverlaid(from)) return false;
    const [box, last] = [element.getBoundingClientRect(), from.getBoundingClientRect()];
    const isBeside = box.top < (last.top + last.bottom) / 2 && box.bottom > (last.top + last.bottom) / 2;
    const isInColumn = box.left < last.right && box.right > last.left;
    return (isBeside && box.right <= last.left + 1) || (isInColumn && box.bottom <= last.top + 1);
  };

  const stops: Stop[] = [];
  let last: Element | undefined;
  const onKeyUp = () => {
    const element = document.activeElement;
    const isNone = !element || element === document.body || element === document.documentElement;
    const index = isNone ? -1 : (indices.get(element) ?? all.length);
    const faults: string[] = [];
    if (!isNone) {
      if (!isMarked(element)) faults.push("looks as it does without the focus");
      if (!isSeen(element)) faults.push("is out of sight or covered");
      const isFirstVisit = index > Math.max(-1, ...stops.map((stop) => stop.index));
      if (isFirstVisit && isMetBefore(element, last))
        faults.push("lies before the stop that comes before it");
    }
    stops.push({ index, name: isNone ? "" : nameOf(element), faults });
    last = isNone ? undefined : element;
  };
  addEventListener("keyup", onKeyUp, true);
  Object.assign(window, {
    focusStops: stops,
    forgetFocus: () => removeEventListener("keyup", onKeyUp, true),
  });

  // Tab reaches only the checked radio button; arrow keys reach the others.
  const focusable =
    "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex]";
  return (
    [...document.querySelectorAll<HTMLElement>(focusable)]
      // The bar's quote link leaves while the page's own button is in view.
      .filter((element) => !element.matches(".action-bar [data-quote]"))
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ index: indices.get(element) ?? -1, name: nameOf(element) }))
  );
}

/**
 * Presses Tab repeatedly without waiting for each response, which takes most of the time.
 *
 * @param back whether to hold Shift
 */
async function pressTab(session: CDPSession, times: number, back = false): Promise<void> {
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: back ? 8 : 0 };
  const presses = Array.from({ length: times }, () =>
    (["rawKeyDown", "keyUp"] as const).map((type) =>
      session.send("Input.dispatchKeyEvent", { type, ...key }),
    ),
  );
  await Promise.all(presses.flat());
}

/** Ends the watch. @returns the stops, in order */
const stopsOf = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as { focusStops: Stop[]; forgetFocus: () => void };
    watched.forgetFocus();
    return watched.focusStops;
  });

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));

/**
 * Tabs through a page from its top until the focus leaves it or starts again. Every stop must be visible and have a
 * focus ring, and none may be left out, as those with a positive `tabindex` are.
 *
 * @returns one line for each fault
 */
export async function walkFocus(page: Page): Promise<string[]> {
  await scrollToTop(page);
  // Collected at the top. Elements that appear on scrolling repeat others, and are checked when focused.
  const expected = await page.evaluate(watchFocus);
  const session = await page.context().newCDPSession(page);
  // One more than the stops leads out of the page; scrolling shows a few more.
  await pressTab(session, expected.length + 10);
  await session.detach();
  const all = await stopsOf(page);
  const end = all.findIndex(({ index }, stop) => index < 0 || (stop > 0 && index === all[0]?.index));
  const stops = end < 0 ? all : all.slice(0, end);
  const reached = new Set(stops.map(({ index }) => index));
  return [
    ...faultsOf(stops),
    ...expected.filter(({ index }) => !reached.has(index)).map(({ name }) => `${name} is never reached`),
    ...(end < 0 ? ["the focus never leaves the page"] : []),
    ...(expected.length < 2 ? ["there is nothing to focus"] : []),
  ];
}

/**
 * Tabs backwards through the header with the page at its end: scrolling cannot reveal sticky elements that
 * have left the viewport.
 *
 * @returns one line for each fault
 */
export async function walkHeaderBack(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(watchFocus);
  const number = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    const controls = [
      ...document.querySelectorAll<HTMLElement>(".site-header :is(a, button, summary)"),
    ].filter((each) => each.checkVisibility({ visibilityProperty: true }));
    controls.at(-1)?.focus({ preventScroll: true });
    return controls.length;
  });
  const session = await page.context().newCDPSession(page);
  await pressTab(session, number - 1, true);
  await session.detach();
  const stops = await stopsOf(page);
  return [...faultsOf(stops), ...(stops.length < 1 ? ["the header has nothing to focus"] : [])];
}
