import { products } from "../../_content/products";
import type { GoodsLine } from "../../_quote/line/line";
import { palletOf } from "../../_quote/line/pallet-of";
import type { QuoteTexts } from "../../_quote/line/quote-texts";
import { readWith, type Texts } from "../kit/fields";
import { sizeFields, type SizeName, textsOf } from "./size-fields";
import { lineOfSize, sizeResultOf } from "./size-tool";

const read = (changed: Partial<Texts<SizeName>>) => readWith(sizeFields, changed);
const lineOf = (changed: Partial<Texts<SizeName>>) =>
  lineOfSize(read(changed), sizeResultOf(read(changed)).custom);

test.each(products)(
  "pallet $id of the catalogue is drawn, and added to the list with its construction",
  (product) => {
    const { length, depth, height, blocks, blockHeight, deckBoards, boardThickness } = product.geometry;
    const line = lineOf({ ...textsOf(product), q: "1" });
    expect(line).toMatchObject({
      kind: "custom",
      size: [length, depth, height],
      deck: [deckBoards.length, deckBoards[1], deckBoards[0], boardThickness],
      blocks: [blocks, blockHeight],
      entries: 4,
      support: ["floor"],
    });
    expect(line).not.toHaveProperty("load");
    expect(line).not.toHaveProperty("ht");
  },
);

test("the list draws a line's pallet as the tool does", () => {
  const drawn = [
    {},
    { l: "1140", w: "1140", n: "4", a: "145", m: "2500" },
    { e: "2", n: "7", b: "90" },
    { k: "s", t: "30", y: "90" },
    { k: "a" },
  ];
  for (const changed of drawn) {
    const fields = { q: "5", ...changed };
    const texts = { products: {} } as QuoteTexts;
    const { geometry } = sizeResultOf(read(fields)).custom;
    expect(palletOf(lineOf(fields) as GoodsLine, texts)).toEqual(geometry);
  }
});

test("boards that do not fit are added to the list as typed", () => {
  expect(lineOf({ w: "500", n: "3", a: "300", b: "100", q: "1" })).toMatchObject({
    deck: [3, 100, 300, Number(sizeFields.t.usual)],
  });
});

test("the stated use is added to the list, too", () => {
  expect(
    lineOf({ m: "900", s: "r", r: "1100", h: "1", d: "GB", q: "200", e: "2", z: "62-800", f: "m", c: "1" }),
  ).toMatchObject({
    pieces: 200,
    postcode: "62-800",
    monthly: true,
    entries: 2,
    load: 900,
    onPoints: true,
    support: ["rack", 1100],
    destination: "GB",
    ht: true,
  });
  expect(lineOf({ s: "r", q: "1" })).toMatchObject({ support: ["rack"] });
  expect(lineOf({ s: "c", q: "1" })).toMatchObject({ support: ["conveyor"] });
});
