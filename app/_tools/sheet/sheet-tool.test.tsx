/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { palletRanges } from "../../_content/pallet-ranges";
import { products } from "../../_content/products";
import { searchOf } from "../../_fields/address";
import { readWith } from "../../_fields/read-fields";
import { locales } from "../../_i18n/languages";
import { testTranslator } from "../../_i18n/test-translator";
import { palletParts } from "../../_pallet/pallet-parts";
import { numberOf, readNumber } from "../../_pallet/pallet-number";
import { scaleOf } from "../../_pallet/scaled-views";
import { islandOf } from "../kit/test-island";
import { sizeFields } from "../size/size-fields";
import { completedSize, numberOfSize, textsOf } from "../size/size-pallet";
import { sizeTool } from "../size/size-tool";
import { SizeTool } from "../size/size-tool.client";
import { partsList, PalletSheet, type SheetWords } from "./pallet-sheet";
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
