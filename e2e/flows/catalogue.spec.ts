import { products } from "../../app/_content/products";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { flowLocale } from "../support/matrix";
import { height } from "../support/measures/screens";
import { expect, test } from "../support/test";

const { desktopFrom: desktop } = specification;
const details = (id: number) => path(flowLocale, { route: "product", id });

test("the catalogue reads like a table, beside what is featured from the width of a desktop on, and every part of a card leads to its product", async ({
  page,
}) => {
  await page.goto(path(flowLocale, "catalogue"));
  const parts = ["h2", "dt", "dd", "dl div:nth-of-type(2) dd", "a.button"];
  for (const width of [desktop - 1, desktop]) {
    await page.setViewportSize({ width, height });
    for (const part of parts) {
      const tops = await page
        .locator(".product-card")
        .evaluateAll(
          (cards, css) =>
            cards.map((card) => Math.round(card.querySelector(css)?.getBoundingClientRect().y ?? 0)),
          part,
        );
      expect(tops, `${part} at ${width} px`).toEqual(products.map(() => tops[0]));
    }
    const [grid, aside] = await Promise.all(
      [".catalogue__grid", ".catalogue__aside"].map((each) => page.locator(each).boundingBox()),
    );
    if (!grid || !aside) throw new Error("The catalogue has no grid or nothing beside it.");
    const isBeside = aside.x >= grid.x + grid.width && aside.y === grid.y;
    const isBelow = aside.y > grid.y + grid.height;
    expect([isBeside, isBelow], `featured at ${width} px`).toEqual([width >= desktop, width < desktop]);
  }

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
    ["img", ...parts],
  );
  expect(targets).toEqual(products.map(({ id }) => ["img", ...parts].map(() => details(id))));
});
