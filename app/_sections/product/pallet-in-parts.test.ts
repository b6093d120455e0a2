import { readFileSync } from "node:fs";

import { eurPallet } from "../../_content/eur-pallet";
import { locales } from "../../_i18n/languages";
import { layersOf } from "../../_pallet/pallet-parts";
import { explodedLayers } from "./pallet-in-parts";

interface Words {
  readonly lead: string;
  readonly layers: Record<string, { readonly text: string }>;
}

const numbers = (text = "") => new Set((text.match(/\d+/g) ?? []).map(Number));

test("every layer of the pallet has a text and the pallet's number of parts", () => {
  const layers = explodedLayers(eurPallet);
  const { deckBoards, blockColumns, blockRows } = eurPallet;
  expect(layers).toEqual([
    { key: "deck", parts: deckBoards.length },
    { key: "stringers", parts: blockColumns.length },
    { key: "blocks", parts: blockColumns.length * blockRows.length },
    { key: "bottom", parts: blockRows.length },
  ]);
});

test("a pallet with a layer without words stops the build", () => {
  expect(() => explodedLayers({ ...eurPallet, bearers: true })).toThrow("layer of bearers");
});

describe.each(locales)("the words in %s", (locale) => {
  const { explodedPallet } = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as {
    explodedPallet: Words;
  };
  const layers = explodedLayers(eurPallet);

  test("state the pallet's number of boards and blocks", () => {
    const of = (isBlock: boolean) =>
      layers.filter(({ key }) => (key === "blocks") === isBlock).reduce((sum, { parts }) => sum + parts, 0);
    expect(numbers(explodedPallet.lead)).toEqual(new Set([of(false), of(true)]));
  });

  test.each(layers)("give the sizes of the layer $key, and no other figure", ({ key, parts }) => {
    const layer = layersOf(eurPallet)[layers.findIndex((each) => each.key === key)] ?? [];
    const sizes = layer.map(({ size }) => size.join());
    const stated = numbers(explodedPallet.layers[key]?.text);
    const lengths = new Set(layer.flatMap(({ size }) => size));
    const counts = sizes.map((one) => sizes.filter((other) => other === one).length);
    expect([...lengths].filter((length) => !stated.has(length))).toEqual([]);
    expect(counts.filter((count) => !stated.has(count))).toEqual([]);
    expect([...stated].filter((figure) => !new Set([...lengths, ...counts, parts]).has(figure))).toEqual([]);
  });
});
