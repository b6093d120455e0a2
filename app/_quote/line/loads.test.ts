import { products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { decimals, figure } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import type { Line } from "./line";
import { loadText, sumTexts } from "./loads";
import { palletOf } from "./pallet-of";
import { testQuoteFile } from "./test-quote-texts";
import { quoteTextsOf } from "./quote-texts";

const [first] = products;
const full = fullLoad(usualVehicle, first.geometry).perTrip;
const file = testQuoteFile("pl");
const texts = quoteTextsOf({
  ...file,
  products: {
    ...file.products,
    [first.id]: {
      ...(file.products[first.id] as (typeof file.products)[number]),
      loads: { [usualVehicle.id]: full, ft40hc: 500 },
    },
  },
  vehicles: { [usualVehicle.id]: "Naczepa 13,6 m", ft40hc: "40 HC" },
});
const { t, region } = texts;

const piecesOf = (pieces: number, product: number = first.id): Line => ({ kind: "product", product, pieces });
const loads = (count: number, vehicle: string): Line => ({
  kind: "load",
  product: first.id,
  vehicle,
  loads: count,
});
const own = { kind: "custom", pieces: 10, size: [1300, 1100, 150] } as const;
const deck = [5, 100, 120, 22] as const;

test("a line states its loads: in the usual vehicles, or in the requested ones", () => {
  const perOwn = fullLoad(usualVehicle, palletOf(own, texts) ?? first.geometry).perTrip;
  const said: readonly (readonly [Line, string])[] = [
    [piecesOf(full), t("quote.line.trailers", { count: 1 })],
    [piecesOf(2 * full + 5), t("quote.line.trailersAnd", { count: 2, rest: 5 })],
    [piecesOf(full - 1), t("quote.line.lessThanLoad", { pieces: full })],
    [own, t("quote.line.lessThanLoad", { pieces: perOwn })],
    [loads(2, "ft40hc"), t("quote.line.loads", { count: 2, vehicle: "40 HC", pieces: 500 })],
    [loads(2, "ft20"), t("quote.line.loadsOpen", { count: 2, vehicle: "ft20" })],
    // Unknown.
    [{ kind: "blocks", pieces: 5 }, ""],
    [{ kind: "custom", pieces: 5 }, ""],
    [{ kind: "document", document: "licence" }, ""],
  ];
  for (const [line, text] of said) expect(loadText(line, texts)).toBe(text);
});

const pieces = (count: number) => t("quote.sum.pieces", { pieces: figure(region, count) });
const mass = (kilograms: number) =>
  t("quote.sum.mass", { tonnes: decimals(region, kilograms / 1000, kilograms < 10_000 ? 1 : 0) });
const trailers = (count: number) => t("quote.sum.trailers", { count });

test("a list states its total of loads, counting an incomplete load as one", () => {
  const lines = [loads(1, usualVehicle.id), piecesOf(2 * full), piecesOf(1)];
  const count = 3 * full + 1;
  expect(sumTexts(lines, texts)).toEqual([pieces(count), mass(count * first.geometry.mass), trailers(4)]);
  const document: Line = { kind: "document", document: "licence" };
  expect(sumTexts([...lines, document], texts)).toEqual(sumTexts(lines, texts));
  // Thirds of a load add up to a full load, in any order.
  if (full % 3 === 0)
    expect(
      sumTexts(
        [1, 2, 3].map(() => piecesOf(full / 3)),
        texts,
      )[2],
    ).toBe(t("quote.line.trailers", { count: 1 }));
});

test("mass and loads are stated if they are known for every line, and if there are any", () => {
  const whole = loads(1, usualVehicle.id);
  const { mass: each } = first.geometry;
  const heavy = palletOf({ ...own, deck }, texts)?.mass ?? 0;
  expect(sumTexts([whole, { kind: "blocks", pieces: 5 }], texts)).toEqual([pieces(full + 5)]);
  expect(sumTexts([whole, loads(1, "ft40hc")], texts)).toEqual([
    pieces(full + 500),
    mass((full + 500) * each),
  ]);
  expect(sumTexts([whole, own], texts)).toEqual([pieces(full + 10), trailers(2)]);
  expect(sumTexts([whole, { ...own, deck }], texts)).toEqual([
    pieces(full + 10),
    mass(full * each + 10 * heavy),
    trailers(2),
  ]);
  expect(sumTexts([piecesOf(5)], texts)).toEqual([pieces(5), mass(5 * each)]);
  expect(sumTexts([piecesOf(1)], texts)).toEqual([pieces(1)]);
  expect(sumTexts([whole, loads(1, "ft20")], texts)).toEqual([]);
  expect(sumTexts([], texts)).toEqual([]);
});
