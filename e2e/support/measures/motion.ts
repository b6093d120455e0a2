import type { Page } from "@playwright/test";

/**
 * What on a page moves by itself: elements whose place, size or look changes after a while without input.
 *
 * @param options.after seconds to wait before: what has ended by then is allowed to move (WCAG 2.2, 2.2.2)
 * @param options.during seconds to look
 * @param options.texts whether a text that changes counts as well
 * @returns the names of the islands they belong to, or else of the elements, in order, each once
 */
export function movingParts(
  page: Page,
  options: { after: number; during: number; texts: boolean },
): Promise<string[]> {
  return page.evaluate(async ({ after, during, texts }) => {
    const until = (seconds: number) => new Promise((end) => setTimeout(end, seconds * 1000));
    const look = () =>
      new Map(
        [...document.body.querySelectorAll("*")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { opacity, clipPath, maskSize } = getComputedStyle(element);
          const place = [x + scrollX, y + scrollY, width, height].map((each) => each.toFixed(1));
          const words = texts && !element.childElementCount ? element.textContent : "";
          return [element, [...place, opacity, clipPath, maskSize, element.scrollLeft, words].join()];
        }),
      );
    await until(after);
    const moving = new Set<Element>();
    let before = look();
    const end = performance.now() + during * 1000;
    while (performance.now() < end) {
      await until(0.4);
      const now = look();
      for (const [element, state] of now)
        if (before.get(element) !== undefined && before.get(element) !== state) moving.add(element);
      before = now;
    }
    const islands = [...moving].map((element) => {
      // What an island drives may stand beside it.
      const island =
        element.closest<HTMLElement>("[data-island]") ??
        element.closest("[data-island-scope]")?.querySelector<HTMLElement>("[data-island]");
      return island?.dataset.island ?? element.outerHTML.slice(0, 90);
    });
    return [...new Set(islands)].sort();
  }, options);
}
