import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { flowLocale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

const { desktopFrom: desktop } = specification;
const details = (id: number) => path(flowLocale, { route: "product", id });

/** Measures the parts of every card and both columns in one step. */
const places = (page: Page, parts: readonly string[]) =>
  page.evaluate((selectors) => {
    const boxOf = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().toJSON() as DOMRect;
    const cards = [...document.querySelectorAll(".product-card")].map((card) => ({
      top: boxOf(card).top,
      parts: Object.fromEntries(selectors.map((each) => [each, boxOf(card.querySelector(each))])),
    }));
    const [grid, aside] = [".catalogue__grid", ".catalogue__aside"].map((each) =>
      boxOf(document.querySelector(each)),
    ) as [DOMRect, DOMRect];
    return { cards, grid, aside };
  }, parts);

test("the catalogue reads like a table, beside what is featured from the width of a desktop on, and every part of a card leads to its product", async ({
  page,
}) => {
  await page.goto(path(flowLocale, "catalogue"));
  const rows = ["h2", "dt", "dd", "dl div:nth-of-type(2) dt", "a.button"];
  for (const width of [desktop - 1, desktop]) {
    await page.setViewportSize({ width, height });
    const { cards, grid, aside } = await places(page, rows);
    expect(cards.length).toBe(products.length);
    for (const top of new Set(cards.map((card) => card.top))) {
      const beside = cards.filter((card) => card.top === top);
      for (const part of rows) {
        const lines = new Set(beside.map(({ parts }) => Math.round(parts[part]?.y ?? NaN)));
        expect(lines.size, `${part} at ${width} px`).toBe(1);
      }
    }
    const isBeside = aside.left >= grid.right && aside.top === grid.top;
    const isBelow = aside.top > grid.bottom;
    expect([isBeside, isBelow], `featured at ${width} px`).toEqual([width >= desktop, width < desktop]);
  }

  const parts = ["img", "h2", "dt", "dd", "dl div:nth-of-type(2) dd", "a.button"];
  const targets = await page.locator(".product-card").evaluateAll(
    (cards, selectors) =>
      cards.map((card) =>
        selectors.map((selector) => {
          const element = card.querySelector(selector);
          element?.scrollIntoView({ behavior: "instant", block: "center" });
          const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return hit?.closest("a")?.getAttribute("href");
        }),
      ),
    parts,
  );
  expect(targets).toEqual(products.map(({ id }) => parts.map(() => details(id))));
});
