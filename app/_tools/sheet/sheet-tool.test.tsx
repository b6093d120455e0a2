/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { palletRanges } from "../../_content/pallet-ranges";
import { products } from "../../_content/products";
import { searchOf } from "../../_fields/address";
import { readWith } from "../../_fields/read-fields";
import { figure } from "../../_i18n/figures";
import { locales } from "../../_i18n/languages";
import { plainText } from "../../_i18n/plain-text";
import { testTranslator } from "../../_i18n/test-translator";
import { palletParts } from "../../_pallet/pallet-parts";
import { numberOf, readNumber } from "../../_pallet/pallet-number";
import { scaleOf } from "../../_pallet/drawings";
import { decode } from "../../_quote/line/decode";
import { encode } from "../../_quote/line/code";
import type { GoodsLine, Line } from "../../_quote/line/line";
import { listText } from "../../_quote/line/mail-text";
import { palletOf, sheetOf } from "../../_quote/line/pallet-of";
import { testQuoteTexts } from "../../_quote/line/test-lines";
import { islandOf } from "../kit/test-island";
import { completedSize, lineOfSize, numberedSize, numberOfSize, textsOf } from "../size/size-pallet";
import type { Texts } from "../../_fields/field";
import { sizeFields, type SizeName } from "../size/size-fields";
import { sizeTool } from "../size/size-tool";
import { SizeTool } from "../size/size-tool.client";
import { PalletSheet, partsList, type SheetWords } from "./pallet-sheet";
import { sheetTool } from "./sheet-tool";
import { SheetTool } from "./sheet-tool.client";

const addresses = { planner: "/plan/", roles: "/roles/", size: "/size/", sheet: "/sheet/" };
const open = islandOf(sheetTool, SheetTool, addresses);
const openSize = islandOf(sizeTool, SizeTool, addresses);

/** Texts of pallets: the catalogue, both limits, and others. */
const limit = (at: 0 | 1) => ({
  length: String(palletRanges.side[at]),
  depth: String(palletRanges.side[at]),
  boards: String(palletRanges.boards[at]),
  innerWidth: String(palletRanges.boardWidth[at]),
  edgeWidth: String(palletRanges.boardWidth[at]),
  thickness: String(palletRanges.boardThickness[at]),
  blockHeight: String(palletRanges.blockHeight[at]),
});
const pallets = [
  ...products.map(textsOf),
  limit(0),
  limit(1),
  { length: "1140", depth: "1140", entries: "2" },
  { length: "800", depth: "600", boards: "2", blocks: "a" },
];

const shown = () => document.querySelector<HTMLElement>(".pallet-sheet.js-only");

test.each(locales)(
  "in %s, the sheet of every pallet has its number, sides, parts and scale",
  async (locale) => {
    const t = testTranslator(locale);
    for (const texts of pallets) {
      const reading = readWith(sizeFields, texts);
      await open(searchOf(texts, sizeFields), locale);
      const text = shown()?.textContent ?? "";
      const [number = ""] = /([0-9A-Z]{4}-){3}[0-9A-Z]{2}/.exec(text) ?? [];
      expect(number).toBe(numberOfSize(reading));
      const { geometry } = sizeTool.compute(reading).custom;
      for (const side of [geometry.length, geometry.depth, geometry.height])
        expect(text).toContain(String(side));
      const counts = [...document.querySelectorAll(".pallet-sheet tbody tr")].map(({ children }) =>
        Number(children[1]?.textContent),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(palletParts(geometry).length);
      expect(counts).toHaveLength(partsList(geometry).length);
      expect(text).toContain(t("sheet.scale", { scale: String(scaleOf(geometry)) }));
      cleanup();
    }
  },
);

test("the title block is typed on the sheet and kept in its address alone", async () => {
  await open("?l=1000");
  fireEvent.change(document.getElementById("sheet-customer") as HTMLInputElement, {
    target: { value: "ACME" },
  });
  expect(shown()?.textContent).toContain("ACME");
  expect(new URLSearchParams(location.search).get("to")).toBe("ACME");
  fireEvent.change(document.getElementById("sheet-pieces") as HTMLInputElement, { target: { value: "9" } });
  const links = [...document.querySelectorAll("a")].map(({ href }) => decodeURIComponent(href));
  expect(links.filter((href) => href.includes("ACME"))).toEqual([]);
});

test("a refused figure makes no sheet of another pallet", async () => {
  await open("?l=1");
  expect(shown()).toBeNull();
  expect(document.querySelector(".pallet-sheet")).toBeTruthy();
});

test("a blank sheet has the same heads, and no figure that nobody has confirmed", () => {
  const t = testTranslator("en");
  const words = Object.assign((key: Parameters<SheetWords>[0]) => t(key), { region: "en-GB" });
  render(<PalletSheet t={words} />);
  const values = [...document.querySelectorAll("dd, td")].map(({ textContent }) => textContent);
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((text) => /\d/.test(text))).toEqual([]);
});

test.each(pallets.map((texts, index) => [index, texts] as const))(
  "the number of pallet %i, typed into the size tool, opens that pallet and nothing else",
  (_, texts) => {
    const number = numberOfSize(readWith(sizeFields, texts));
    const opened = readWith(sizeFields, completedSize({ number: number.toLowerCase() }));
    expect(sizeTool.compute(opened).custom).toEqual(sizeTool.compute(readWith(sizeFields, texts)).custom);
    expect(opened.texts.number).toBe("");
    const known = readNumber(number);
    expect(typeof known !== "string" && numberOf(known)).toBe(number);
  },
);

const quoteTexts = testQuoteTexts("pl");

test.each(
  pallets.flatMap((texts) => [
    { ...texts, pieces: "5" },
    { ...texts, pieces: "5", load: "1234", heatTreated: "1" },
  ]),
)(
  "the sheet that a line and its message name has the figures of that line: %j",
  async (texts: Partial<Texts<SizeName>>) => {
    const reading = readWith(sizeFields, texts);
    const { custom } = sizeTool.compute(reading);
    const line = lineOfSize(reading, custom) as GoodsLine;
    const address = sheetOf(line, quoteTexts) ?? "";
    expect(listText([line], quoteTexts, [])).toContain(`${numberOfSize(reading)}, karta: ${address}`);
    expect(decode(encode([line])).lines).toEqual([line]);
    await open(new URL(address).search);
    expect(shown()?.textContent).toContain(numberOfSize(reading));
    const again = readWith(sizeFields, {
      ...numberedSize({ number: numberOfSize(reading) }),
      load: texts.load ?? "",
    });
    expect(sizeTool.compute(again).custom.geometry).toEqual(palletOf(line, quoteTexts));
    expect(reading.values.load).toBe(again.values.load);
    if ("load" in texts) expect(shown()?.textContent).toContain(figure("pl-PL", Number(texts.load)));
    const t = testTranslator("pl");
    const terms = [...(shown()?.querySelectorAll("dt") ?? [])];
    const treatment = terms.find(
      (term) => plainText(term.textContent) === plainText(t("sheet.terms.treatment")),
    );
    expect(treatment?.nextElementSibling?.textContent).toBe(
      t(`sheet.terms.${"load" in texts ? "treated" : "untreated"}`),
    );
  },
);

test("a line whose height is not the sum of its parts has no number", () => {
  const reading = readWith(sizeFields, { pieces: "5" });
  const line = lineOfSize(reading, sizeTool.compute(reading).custom) as Extract<Line, { kind: "custom" }>;
  const [length, depth, height] = line.size ?? [0, 0, 0];
  expect(sheetOf(line, quoteTexts)).toBeDefined();
  expect(sheetOf({ ...line, size: [length, depth, height + 1] }, quoteTexts)).toBeUndefined();
  expect(sheetOf({ kind: "custom", size: [length, depth, height], pieces: 1 }, quoteTexts)).toBeUndefined();
});

test("a wrong number in an address is said, and makes no sheet of another pallet", async () => {
  await open("?z=16G0-ZVGG-FW7C-M0");
  expect(shown()).toBeNull();
  expect(screen.getByText(testTranslator("pl")("size.faults.number", { fault: "check" }))).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>("#sheet-number")?.value).toBe("16G0-ZVGG-FW7C-M0");
});

test("a wrong character of a number is said, and the pallet stays", async () => {
  await openSize("?l=1000");
  const number = numberOfSize(readWith(sizeFields, { length: "1200" }));
  const wrong = number.slice(0, -1) + (number.endsWith("0") ? "1" : "0");
  const field = document.getElementById("size-number") as HTMLInputElement;
  fireEvent.change(field, { target: { value: wrong } });
  const t = testTranslator("pl");
  expect(screen.getByText(t("size.faults.number", { fault: "check" }))).toBeTruthy();
  expect(field.value).toBe(wrong);
  expect(new URLSearchParams(location.search).get("l")).toBe("1000");
});
