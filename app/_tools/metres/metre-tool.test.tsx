/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";

import { products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { defaultLocale } from "../../_i18n/languages";
import { testTranslator } from "../../_i18n/test-translator";
import { usableHeight } from "../../_load/full-load";
import type { Texts } from "../../_fields/field";
import { readWith } from "../../_fields/read-fields";
import { addedLines, islandOf } from "../kit/test-island";
import { metreFields } from "./metre-fields";
import { metrePlanOf } from "./metre-plan";
import { metreTool } from "./metre-tool";
import { MetreTool } from "./metre-tool.client";

const planned = (texts: Partial<Texts>) => metrePlanOf(readWith(metreFields, texts));
const sum = (metres: readonly number[]) => Number(metres.reduce((all, each) => all + each, 0).toFixed(6));
const eur = { pallet: "own", length: "1200", depth: "800" };
const industrial = { pallet: "own", length: "1200", depth: "1000" };

/**
 * Examples as they were published, by source: loading metres, places taken, places of a trailer (`most`), and
 * pallets that it leaves over.
 */
test.each<[source: string, Partial<Texts>, published: object]>([
  ["timocom.de, help centre", { ...eur, pieces: "1" }, { metres: 0.4 }],
  ["asendia.de, glossary", { ...eur, pieces: "1" }, { metres: 0.4, most: 33 }],
  ["cartonara.de, two across", { ...eur, pieces: "2" }, { metres: 0.8 }],
  ["loadingmeter.com", { ...eur, pieces: "2" }, { metres: 0.8 }],
  ["loadingmeter.com", { ...eur, pieces: "10" }, { metres: 4 }],
  [
    "loadingmeter.com, a full trailer",
    { ...eur, pieces: "34", play: "0" },
    { metres: 13.6, most: 34, left: 0 },
  ],
  ["calcargo.eu, three abreast", { ...eur, pieces: "33", turns: "0" }, { metres: 13.2, most: 33, left: 0 }],
  ["bwg.ee, table", { ...eur, pieces: "17" }, { metres: 6.8 }],
  ["bwg.ee, table", { ...eur, pieces: "26" }, { metres: 10.4 }],
  ["bwg.ee, Finnish pallet", { ...industrial, pieces: "1" }, { metres: 0.5 }],
  ["accesslogistics.eu", { ...industrial, pieces: "26" }, { metres: 13, most: 26, left: 0 }],
  ["accesslogistics.eu", { ...eur, pieces: "33" }, { metres: 13.2, most: 33, left: 0 }],
  ["optimustransport.pl", { ...industrial, pieces: "27" }, { most: 26, left: 1 }],
  ["easyroadtransport.com", { ...eur, pieces: "34" }, { most: 33, left: 1 }],
  ["dev.to, freightutils", { ...eur, pieces: "8" }, { metres: 3.2 }],
  ["dev.to, stacking factor 2", { ...eur, pieces: "8", stackLimit: "2" }, { metres: 1.6, stacks: 4 }],
  ["bdtrans.es, two high", { ...eur, pieces: "66", stackLimit: "2" }, { metres: 13.2, stacks: 33, left: 0 }],
  ["mw-spedition.com, 2.4 m²", { pallet: "own", length: "2400", depth: "1000", pieces: "1" }, { metres: 1 }],
  [
    "bwg.ee, both",
    { ...eur, pieces: "10", pallet2: "own", length2: "1200", depth2: "1000", pieces2: "2" },
    { metres: 5 },
  ],
])("%s: %j", (_, texts, published) => {
  const { metres, load, places } = planned(texts);
  const found = { metres: sum(metres), stacks: load?.stacks, most: places, left: load?.left[0] };
  expect(found).toMatchObject(published);
});

const t = testTranslator(defaultLocale);
const open = islandOf(metreTool, MetreTool);
const fault = (name: string) => document.getElementById(`metre-${name}-problem`)?.textContent;
const page = () => document.body.textContent;

test("another kind is added on request, and each becomes a line with its goods as note", async () => {
  await open("?p=own&l=1300&w=1100&q=5&m=400");
  fireEvent.click(screen.getByRole("button", { name: t("load.kinds.add") }));
  expect(document.activeElement?.id).toBe("metre-pallet2");
  const notes = [
    t("metres.result.noteMass", { height: 1200, mass: 400 }),
    t("metres.result.note", { height: 1200 }),
  ];
  // The list stores a note with plain spaces.
  const [first, second] = notes.map((note) => ({ note: note.replaceAll("\u00a0", " ") }));
  const size = [1300, 1100, metreFields.deck.usual];
  expect(addedLines()).toMatchObject([
    { kind: "custom", pieces: 5, size, ...first },
    { kind: "product", product: products[0].id, pieces: 10, ...second },
  ]);
  expect(page()).toContain(`${t("load.facts.mass")}–`);
  fireEvent.change(document.getElementById("metre-pallet2") as Element, { target: { value: "" } });
  expect(addedLines()).toHaveLength(1);
});

test("a load above the payload leaves none", async () => {
  await open(`?p=own&l=1200&w=800&q=33&m=${Math.ceil(usualVehicle.payload / 33) + 1}`);
  expect(page()).not.toContain(t("metres.result.payloadLeft"));
});

test.each([1, 2, 3])("a stack of %i that just fits is not too high, one more is", (most) => {
  const height = String(Math.floor(usableHeight(usualVehicle) / most));
  const misfits = [most, most + 1].map(
    (stackLimit) => planned({ height, stackLimit: String(stackLimit) }).misfits,
  );
  expect(misfits).toEqual([[], [["stackLimit", "stack", most]]]);
});

test("a height or a stack that does not fit is named with its limit", async () => {
  const usable = usableHeight(usualVehicle);
  await open(`?p=own&h=${usable + 1}`);
  expect([fault("height"), addedLines()]).toEqual([t("metres.faults.high", { limit: usable }), undefined]);
  fireEvent.change(document.getElementById("metre-height") as Element, {
    target: { value: String(metreFields.deck.usual) },
  });
  expect(fault("height")).toBe(t("metres.faults.low", { limit: metreFields.deck.usual }));
  fireEvent.change(document.getElementById("metre-height") as Element, {
    target: { value: String(usable >> 1) },
  });
  fireEvent.change(document.getElementById("metre-stackLimit") as Element, { target: { value: "3" } });
  expect(fault("stackLimit")).toBe(t("metres.faults.stack", { limit: 2 }));
  expect(addedLines()).toHaveLength(1);
});
