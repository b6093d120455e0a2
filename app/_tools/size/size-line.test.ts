import { products } from "../../_content/products";
import type { GoodsLine } from "../../_quote/line/line";
import { palletOf } from "../../_quote/line/pallet-of";
import type { QuoteTexts } from "../../_quote/line/quote-texts";
import type { Texts } from "../../_fields/field";
import { readWith } from "../../_fields/read-fields";
import { sizeFields, type SizeName } from "./size-fields";
import { lineOfSize, textsOf } from "./size-pallet";
import { sizeResultOf } from "./size-tool";

const read = (changed: Partial<Texts<SizeName>>) => readWith(sizeFields, changed);
const lineOf = (changed: Partial<Texts<SizeName>>) =>
  lineOfSize(read(changed), sizeResultOf(read(changed)).custom);

test.each(products)(
  "pallet $id of the catalogue is drawn, and added to the list with its construction",
  (product) => {
    const { length, depth, height, blocks, blockHeight, deckBoards, boardThickness } = product.geometry;
    const line = lineOf({ ...textsOf(product), pieces: "1" });
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
    { length: "1140", depth: "1140", boards: "4", edgeWidth: "145", load: "2500" },
    { entries: "2", boards: "7", innerWidth: "90" },
    { blocks: "s", thickness: "30", blockHeight: "90" },
    { blocks: "a" },
  ];
  for (const changed of drawn) {
    const fields = { pieces: "5", ...changed };
    const texts = { products: {} } as QuoteTexts;
    const { geometry } = sizeResultOf(read(fields)).custom;
    expect(palletOf(lineOf(fields) as GoodsLine, texts)).toEqual(geometry);
  }
});

test("boards that do not fit are added to the list as typed", () => {
  expect(
    lineOf({ depth: "500", boards: "3", edgeWidth: "300", innerWidth: "100", pieces: "1" }),
  ).toMatchObject({
    deck: [3, 100, 300, sizeFields.thickness.usual],
  });
});

test("the stated use is added to the list, too", () => {
  expect(
    lineOf({
      load: "900",
      support: "r",
      span: "1100",
      heatTreated: "1",
      country: "GB",
      pieces: "200",
      entries: "2",
      onPoints: "1",
    }),
  ).toMatchObject({
    pieces: 200,
    entries: 2,
    load: 900,
    onPoints: true,
    support: ["rack", 1100],
    destination: "GB",
    ht: true,
  });
  expect(lineOf({ support: "r", pieces: "1" })).toMatchObject({ support: ["rack"] });
  expect(lineOf({ support: "c", pieces: "1" })).toMatchObject({ support: ["conveyor"] });
});
