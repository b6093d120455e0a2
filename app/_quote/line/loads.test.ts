import { products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { decimals, unbroken } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { inPieces } from "./describe";
import type { Line } from "./line";
import { loadText, sumTexts } from "./loads";
import { palletOf } from "./pallet-of";
import { testQuoteTexts } from "./test-lines";

const [first, second] = products;
const full = 600;
const texts = testQuoteTexts(
  "pl",
  { [usualVehicle.id]: "Naczepa 13,6 m", ft40hc: "40 HC" },
  { [usualVehicle.id]: full, ft40hc: 500 },
);
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

test("a line states its pieces in the usual vehicle, or in the requested one, with the rest or what is missing", () => {
  const perOwn = fullLoad(usualVehicle, palletOf(own, texts) ?? first.geometry).perTrip;
  const trailers = (count: number) =>
    `=\u00a0${unbroken(`${t("load.fullLoads.trailer", { count })} 13,6 m`)}`;
  const [usual, other] = [unbroken("naczepa 13,6 m"), "40 HC"] as const;
  const less = (vehicle: string, missing: number) => t("quote.line.lessThanLoad", { vehicle, missing });
  const containers = `=\u00a0${unbroken(t("load.fullLoads.container", { count: 2 }))} (${unbroken(other)})`;
  const said: readonly (readonly [Line, string])[] = [
    [piecesOf(full), trailers(1)],
    [loads(2, usualVehicle.id), trailers(2)],
    [piecesOf(2 * full + 5), `${trailers(2)} +\u00a0${inPieces(5, texts)}`],
    [piecesOf(full - 1), less(usual, 1)],
    [own, less(usual, perOwn - 10)],
    [loads(2, "ft40hc"), containers],
    [{ ...piecesOf(1003), vehicle: "ft40hc" } as Line, `${containers} +\u00a0${inPieces(3, texts)}`],
    [{ ...piecesOf(499), vehicle: "ft40hc" } as Line, less(other, 1)],
    [loads(2, "ft20"), t("quote.line.loadsOpen", { count: 2, vehicle: "ft20" })],
    [{ kind: "blocks", pieces: 5 }, ""],
    [{ kind: "custom", pieces: 5 }, ""],
    [{ kind: "document", document: "licence" }, ""],
  ];
  for (const [line, text] of said) expect(loadText(line, texts)).toBe(text);
});

const pieces = (count: number) => inPieces(count, texts);
const mass = (kilograms: number) =>
  t("quote.sum.mass", { tonnes: decimals(region, kilograms / 1000, kilograms < 10_000 ? 1 : 0) });
const about = (count: number) => t("quote.sum.trailers", { count });
const whole = (count: number) => unbroken(t("load.fullLoads.trailer", { count }));

test("a list of one kind of pallets states its full loads and the rest", () => {
  const lines = [loads(1, usualVehicle.id), piecesOf(2 * full), piecesOf(1)];
  const count = 3 * full + 1;
  expect(sumTexts(lines, texts)).toEqual([
    pieces(count),
    mass(count * first.geometry.mass),
    `${whole(3)} +\u00a0${pieces(1)}`,
  ]);
  const document: Line = { kind: "document", document: "licence" };
  expect(sumTexts([...lines, document], texts)).toEqual(sumTexts(lines, texts));
});

test.each([
  [60, 440, 100],
  [120, 460, 20],
])(
  "shares of a load that add up to about 1 in floating point are a full load: %i, %i and %i pieces",
  (...parts) => {
    for (const ids of [[first.id], [first.id, second.id]])
      expect(
        sumTexts(
          parts.map((part, index) => piecesOf(part, ids[index % ids.length])),
          texts,
        )[2],
      ).toBe(whole(1));
  },
);

test("mass and loads are stated if they are known for every line, and if there are any", () => {
  const one = loads(1, usualVehicle.id);
  const { mass: each } = first.geometry;
  const heavy = palletOf({ ...own, deck }, texts)?.mass ?? 0;
  expect(sumTexts([one, { kind: "blocks", pieces: 5 }], texts)).toEqual([pieces(full + 5)]);
  expect(sumTexts([one, loads(1, "ft40hc")], texts)).toEqual([pieces(full + 500), mass((full + 500) * each)]);
  expect(sumTexts([one, own], texts)).toEqual([pieces(full + 10), about(2)]);
  expect(sumTexts([one, { ...own, deck }], texts)).toEqual([
    pieces(full + 10),
    mass(full * each + 10 * heavy),
    about(2),
  ]);
  expect(sumTexts([piecesOf(5)], texts)).toEqual([pieces(5), mass(5 * each)]);
  expect(sumTexts([piecesOf(1)], texts)).toEqual([pieces(1)]);
  expect(sumTexts([one, loads(1, "ft20")], texts)).toEqual([]);
  expect(sumTexts([], texts)).toEqual([]);
});
