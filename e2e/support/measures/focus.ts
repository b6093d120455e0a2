import type { Page } from "@playwright/test";

import { scrollToTop } from "../test";

interface Stop {
  /** Index in the document; -1 for no element of the page. */
  index: number;
  name: string;
  faults: string[];
}

/**
 * Runs in the page. Checks each element that is focused on keyup of Tab (WCAG 2.2, 2.4.3, 2.4.7 and 2.4.11).
 *
 * @returns all elements that Tab must reach: every shown control, of a tab list its chosen tab, and of a group of radio
 *   buttons the ticked or else the first one
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
  /** Whether the element, or the card around its link, shows an outline. A shadow may have the colour of the page. */
  const isMarked = (around: Element | null): boolean => {
    if (!around) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(around);
    const hasRing = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    return (hasRing && looks.get(around) !== ring(around)) || isMarked(around.parentElement);
  };
  /** Whether a point of an element is in sight and uncovered. */
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
  /** The bar around an element that stays at the end of the screen. */
  const barOf = (element: Element): Element | null => {
    const { position, bottom } = getComputedStyle(element);
    if (/sticky|fixed/.test(position) && bottom !== "auto") return element;
    return element.parentElement && !element.matches("header") ? barOf(element.parentElement) : null;
  };
  const landmark = (element: Element) => barOf(element) ?? element.closest("header, main, footer");
  const isOverlaid = (element: Element | null): boolean =>
    Boolean(element) &&
    (/absolute|fixed/.test(getComputedStyle(element as Element).position) ||
      isOverlaid((element as Element).parentElement));
  /** Whether an element precedes the previous stop in reading order: left to right, then down. */
  const isMetBefore = (element: Element, from: Element | undefined): boolean => {
    if (!from || landmark(element) !== landmark(from) || isOverlaid(from)) return false;
    const [box, last] = [element.getBoundingClientRect(), from.getBoundingClientRect()];
    const isBeside = box.top < (last.top + last.bottom) / 2 && box.bottom > (last.top + last.bottom) / 2;
    const isInColumn = box.left < last.right && box.right > last.left;
    return (isBeside && box.right <= last.left + 1) || (isInColumn && box.bottom <= last.top + 1);
  };
  const faultsOf = (element: Element) => [
    ...(isMarked(element) ? [] : ["looks as it does without the focus"]),
    ...(isSeen(element) ? [] : ["is out of sight or covered"]),
  ];

  const stops: Stop[] = [];
  let last: Element | undefined;
  const onKeyUp = () => {
    const element = document.activeElement;
    const isNone = !element || element === document.body || element === document.documentElement;
    if (isNone) return void stops.push({ index: -1, name: "", faults: [] });
    const faults = faultsOf(element);
    if (isMetBefore(element, last)) faults.push("lies before the stop that comes before it");
    stops.push({ index: indices.get(element) ?? all.length, name: nameOf(element), faults });
    last = element;
  };
  addEventListener("keyup", onKeyUp, true);
  /** Arrow keys reach these. */
  const others = () =>
    [...document.querySelectorAll<HTMLInputElement>("[type=radio]")]
      .filter((radio) => radio.checkVisibility({ visibilityProperty: true }) && !radio.disabled)
      .filter((radio) => !stops.some(({ index }) => index === indices.get(radio)))
      .map((radio) => {
        radio.focus();
        return { index: indices.get(radio) ?? -1, name: nameOf(radio), faults: faultsOf(radio) };
      });
  Object.assign(window, {
    focusWalk: () => {
      removeEventListener("keyup", onKeyUp, true);
      return { stops, others: others() };
    },
  });

  const isOfGroup = (radio: HTMLInputElement) => {
    const group = [...document.querySelectorAll<HTMLInputElement>(`[type=radio][name="${radio.name}"]`)];
    const same = group.filter(({ form }) => form === radio.form);
    return radio !== (same.find(({ checked }) => checked) ?? same[0]);
  };
  const isLeftOut = (element: HTMLElement) =>
    element.matches(":disabled, [inert] *, [aria-hidden=true], [role=tab][aria-selected=false]") ||
    (element.matches("[type=radio]") && isOfGroup(element as HTMLInputElement));
  return (
    [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^='-'])",
      ),
    ]
      // The bar repeats links of the page, and leaves while these are in view.
      .filter((element) => !barOf(element) && !isLeftOut(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ index: indices.get(element) ?? -1, name: nameOf(element) }))
  );
}

/** Presses Tab repeatedly, without waiting for each response, and ends the watch. */
async function walk(page: Page, times: number) {
  const session = await page.context().newCDPSession(page);
  const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const presses = Array.from({ length: times }, () =>
    (["rawKeyDown", "keyUp"] as const).map((type) =>
      session.send("Input.dispatchKeyEvent", { type, ...key }),
    ),
  );
  await Promise.all(presses.flat());
  await session.detach();
  return page.evaluate(() =>
    (window as unknown as { focusWalk: () => { stops: Stop[]; others: Stop[] } }).focusWalk(),
  );
}

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));

/**
 * Tabs through a page from its top until the focus leaves it or starts again. Every stop must be visible, have a focus
 * ring and come in reading order, and no control may be left out.
 *
 * @returns one line for each fault
 */
export async function walkFocus(page: Page): Promise<string[]> {
  await scrollToTop(page);
  const expected = await page.evaluate(watchFocus);
  // Scrolling shows a few more.
  const { stops: all, others } = await walk(page, expected.length + 10);
  const end = all.findIndex(({ index }, stop) => index < 0 || (stop > 0 && index === all[0]?.index));
  const stops = end < 0 ? all : all.slice(0, end);
  const reached = new Set(stops.map(({ index }) => index));
  return [
    ...faultsOf([...stops, ...others]),
    ...expected.filter(({ index }) => !reached.has(index)).map(({ name }) => `${name} is never reached`),
    ...(end < 0 ? ["the focus never leaves the page"] : []),
    ...(expected.length < 2 ? ["there is nothing to focus"] : []),
  ];
}
