import { renderToStaticMarkup } from "react-dom/server";
import { type PalletGeometry, products } from "../_content/products";
import { DimensionDrawing } from "./dimension-drawing";
import { eur, heavyDuty, industrial } from "./test-pallets";
import { gapDimensions } from "./views";

const draw = (geometry: PalletGeometry, locale = "pl") =>
  renderToStaticMarkup(<DimensionDrawing geometry={geometry} label="Paleta" locale={locale} />);
const figures = (html: string) => Array.from(html.matchAll(/<text[^>]*>([^<]*)</g), ([, figure]) => figure);

test("only the top view has an accessible name, the given one", () => {
  const views = draw(eur).match(/<svg[^>]*>/g);
  expect(views).toHaveLength(3);
  expect(views?.[0]).toContain('role="img" aria-label="Paleta"');
  expect(views?.slice(1).every((view) => view.includes('aria-hidden="true"'))).toBe(true);
});

test("the EUR type is dimensioned down to its deck boards", () => {
  expect(figures(draw(eur))).toEqual([
    ...["1200", "800", "145", "100", "145", "100", "145"],
    ...["144", "145", "382,5"],
    ...["800", "78"],
  ]);
});

test("deck boards agreed per order have no figures, nor has the side that bearers close", () => {
  expect(figures(draw(heavyDuty))).toEqual(["1200", "1000", "162", "145", "382,5", "1000", "78"]);
  const bearers = { ...industrial, bearers: true };
  expect(figures(draw(bearers))).toEqual(["1200", "1000", "144", "1000", "100"]);
  expect(gapDimensions(eur).map(({ from, to }) => [from, to])).toEqual([
    [0, 145],
    [145, 186.3],
  ]);
});

test("the opening for the fork has the decimal sign of the language", () => {
  expect(figures(draw(eur, "en"))).toContain("382.5");
  expect(figures(draw(eur, "de"))).toContain("382,5");
});

test("side views are as wide as one another, and the short side ends where the long side ends", () => {
  const html = draw(industrial);
  expect(html.match(/viewBox="-10 -20 1340 294"/g)).toHaveLength(2);
  expect(html).toContain("translate(200)");
});

test.each(products)("the drawing of product $id stays small", ({ geometry }) => {
  const html = draw(geometry);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(30);
  expect(html.length).toBeLessThan(4000);
  expect(html).not.toMatch(/style=|\d\.\d{3}|NaN/);
});
