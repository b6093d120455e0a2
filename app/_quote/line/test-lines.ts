import { namesOf } from "../../_fields/read-fields";
import { palletRanges, type Range } from "../../_content/pallet-ranges";
import { usualVehicle } from "../../_content/vehicles";
import { longest } from "../../_fields/read-text";
import { indexOfDocument, type Line } from "./line";
import { type Edit, emptyQuote, type Quote } from "./quote";
import { blockSide, type FieldName, kinds, rowOf } from "./fields";
import { products } from "../../_content/products";
import { pickMessages } from "../../_i18n/island-messages";
import type { Locale } from "../../_i18n/languages";
import { compiledCatalog } from "../../_i18n/test-translator";
import { quoteParts } from "./quote-parts";
import { type QuoteFile, type Known, quoteTextsOf } from "./quote-texts";
import { papers } from "./terms";

/** Fragments of texts: letters, separators of codes and addresses, markers of the message, markup. */
const pieces = [
  ..."aŻß1 ,;:*|%#&=?~\"'\\",
  ..." | /%2/{n}/--- /1. /<b>/👩‍🏭/ą\u0301/שלום/\u202e/HT: /uwaga: /Termin: ".split("/"),
];

/** Returns a random line of any kind, with any of its fields. */
function randomLine(random: () => number, known: Known): Line {
  const below = (most: number) => Math.floor(random() * most);
  const oneOf = <Each>(all: readonly Each[]) => all[below(all.length)] as Each;
  const text = (most: number, without: RegExp) => {
    const typed = Array.from({ length: 1 + below(most / 4) }, () => oneOf(pieces)).join("");
    const clean = [...typed.replace(without, "")].join("").slice(0, most - 10);
    return `x${clean.replace(/\p{Surrogate}/gu, "").replace(/\s+/g, " ")}x`;
  };
  const fieldText = () => text(longest.field, /[|\p{Cf}]/gu);
  const number = ([, most]: Range) => 1 + below(oneOf([3, 60, most]));
  const within = ([least, most]: Range) => least + below(most - least + 1);
  const { side, height, boards, boardWidth, boardThickness, blockHeight, beamSpacing } = palletRanges;
  const kind = oneOf(namesOf(kinds));
  const special: Readonly<Partial<Record<FieldName, () => unknown>>> = {
    product: () => oneOf(known.products),
    vehicle: () => oneOf(known.vehicles.filter((id) => kind === "load" || id !== usualVehicle.id)),
    document: () => oneOf(known.documents),
    size: () =>
      kind === "blocks"
        ? [blockSide, blockSide, blockSide].map(number)
        : ([side, side, height] as const).map(within),
    deck: () => [boards, boardWidth, boardWidth, boardThickness].map(within),
    blocks: () => [oneOf(["pressed", "solid"]), within(blockHeight)],
    start: () => oneOf(known.products),
    support: () => oneOf([["floor"], ["rack"], ["rack", within(beamSpacing)]]),
    date: () => (random() < 0.5 ? new Date(below(4e12)).toISOString().slice(0, 10) : fieldText()),
    note: () => text(longest.note, /$^/),
  };
  const valueOf = (name: FieldName) => {
    const row = rowOf(name).kind;
    if (special[name]) return special[name]();
    if (row.type === "choice") return oneOf(row.choices)[1];
    return row.type === "number" ? within(row.range) : fieldText();
  };
  const { needs, may }: { needs: readonly FieldName[]; may: readonly FieldName[] } = kinds[kind];
  const names = [...needs, ...may.filter(() => random() < 0.5)].filter(
    (name) => name !== "ht" || kind !== "blocks",
  );
  return Object.fromEntries([["kind", kind], ...names.map((name) => [name, valueOf(name)])]) as Line;
}

/** For tests: a list of random lines, each document once. */
export function randomLines(random: () => number, known: Known, length: number): Line[] {
  const lines: Line[] = [];
  while (lines.length < length) {
    const line = randomLine(random, known);
    if (line.kind !== "document" || indexOfDocument(lines, line.document) < 0) lines.push(line);
  }
  return lines;
}

/** For tests: returns a quote with these lines, whose identities are 1, 2, 3. */
export const quoteOf = (lines: readonly Line[], edits: readonly Edit[] = []): Quote => ({
  ...emptyQuote,
  next: lines.length + edits.length + 1,
  items: lines.map((line, index) => ({ id: index + 1, line })),
  edits,
});

/**
 * For tests: texts with every product and paper, named by their keys, without documents.
 *
 * @param loads pieces of any pallet that fill a vehicle
 */
export function testQuoteFile(
  locale: Locale,
  vehicles: QuoteFile["vehicles"] = {},
  loads: Readonly<Record<string, number>> = {},
): QuoteFile {
  return {
    locale,
    ...pickMessages(locale, compiledCatalog(locale), quoteParts),
    products: Object.fromEntries(
      products.map(
        ({ id, name, shortName, geometry }) =>
          [id, { name, short: shortName, dimension: "1200 mm", geometry, loads }] as const,
      ),
    ),
    vehicles,
    documents: {},
    papers: Object.fromEntries(papers.map((id) => [id, { label: id, short: id }])),
    sizePage: "",
    sheetPage: "https://sheet.example/",
    email: "",
    phone: "",
  };
}

export const testQuoteTexts = (...file: Parameters<typeof testQuoteFile>) =>
  quoteTextsOf(testQuoteFile(...file));
