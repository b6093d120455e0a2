import { expect, type Page } from "@playwright/test";

interface Stop {
  /** Place in the document; -1 for none of the page's elements. */
  index: number;
  name: string;
  faults: string[];
}

/** More than any page has: a focus that goes round in circles ends here. */
const most = 250;

/** Remembers how every element looks without the focus. */
async function rememberLooks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ring = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      return [outlineStyle, outlineWidth, outlineColor, boxShadow].join();
    };
    const looks = new Map([...document.querySelectorAll("*")].map((element) => [element, ring(element)]));
    Object.assign(window, { looks, ring });
  });
}

/** Judges the element that has the focus (WCAG 2.2, 2.4.7 and 2.4.11). */
const judge = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const { looks, ring } = window as unknown as {
      looks: Map<Element, string>;
      ring: (element: Element) => string;
    };
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement)
      return { index: -1, name: "nothing", faults: [] };
    const faults: string[] = [];
    /** A ring around the element itself, or around the card whose link it is. */
    const isMarked = (around: Element | null): boolean => {
      if (!around) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(around);
      const hasRing = (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
      return (hasRing && looks.get(around) !== ring(around)) || isMarked(around.parentElement);
    };
    if (!isMarked(element)) faults.push("looks as it does without the focus");

    const box = element.getBoundingClientRect();
    const header = document.querySelector(".site-header");
    const upper =
      header?.contains(element) || element.matches(".skip-link")
        ? 0
        : Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
    // What is as high as half of the window need not be in it as a whole, and of a text area browsers show the line to
    // type in: some of it is enough there.
    const fits = box.height <= (innerHeight - upper) / 2 && !element.matches("textarea");
    if (box.bottom <= upper + 1 || box.top >= innerHeight - 1) faults.push("is out of sight");
    else if (fits && box.top < upper - 1)
      faults.push(`lies ${Math.round(upper - box.top)} px below the header`);
    else if (fits && box.bottom > innerHeight + 1)
      faults.push(`leaves the window below by ${Math.round(box.bottom - innerHeight)} px`);
    if (box.left < -1 || box.right > innerWidth + 1) faults.push("leaves the window to the side");

    // Something of it must not be covered: its middle, or one of its quarters.
    const [top, bottom] = [Math.max(box.top, upper), Math.min(box.bottom, innerHeight)];
    const isSeen = [0.5, 0.25, 0.75].some((part) =>
      [0.5, 0.25, 0.75].some((side) => {
        const hit = document.elementFromPoint(box.left + box.width * side, top + (bottom - top) * part);
        return hit && (element.contains(hit) || hit.contains(element));
      }),
    );
    if (!isSeen) faults.push("is covered");
    return {
      index: [...document.querySelectorAll("*")].indexOf(element),
      name: element.outerHTML.slice(0, 90),
      faults,
    };
  });

/** Everything the tab key has to reach: what is shown and takes the focus. One of a set of tabs is enough. */
const reachable = (page: Page): Promise<{ index: number; name: string }[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("*")];
    return [
      ...document.querySelectorAll<HTMLElement>(
        // Of radio buttons the tab key reaches the chosen one; arrow keys lead to the others.
        "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex]",
      ),
    ]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ index: all.indexOf(element), name: element.outerHTML.slice(0, 90) }));
  });

/**
 * Goes through a page with the tab key, from its start until the focus leaves it or starts again. Expects that every
 * stop is seen and marked, that stops come in the order of the document, and that none is left out.
 *
 * @returns the number of stops
 */
export async function expectAllFocusable(page: Page): Promise<number> {
  await rememberLooks(page);
  // Collected at the top: what comes and goes with the place in the page repeats what stands there, and is
  // judged when it takes the focus.
  const expected = await reachable(page);
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await judge(page);
    if (stop.index < 0 || stop.index === stops[0]?.index) break;
    stops.push(stop);
    expect(stops.length, "stops before the focus leaves the page").toBeLessThan(most);
  }
  expect.soft(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
  const order = stops.map(({ index }) => index);
  expect.soft(order, "stops in the order of the document").toEqual(order.toSorted((a, b) => a - b));
  const left = expected.filter(({ index }) => !order.includes(index));
  expect
    .soft(
      left.map(({ name }) => name),
      "never reached",
    )
    .toEqual([]);
  expect(stops.length).toBeGreaterThan(10);
  return stops.length;
}
