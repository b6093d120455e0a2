import { type Product, productById, products } from "../../_content/products";
import { searchOf } from "../../_fields/address";
import { optionsOf } from "../../_fields/options";
import type { Field, Texts } from "../../_fields/field";
import type { SiteTranslator } from "../../_i18n/translator";
import {
  type Construction,
  constructionOf,
  type CustomPallet,
  type WholeConstruction,
} from "../../_pallet/custom-pallet";
import { type NumberedPallet, numberOf, readNumber } from "../../_pallet/pallet-number";
import { sizeFields, type SizeName, type SizeProps, type SizeReading } from "./size-fields";
import type { Line } from "../../_quote/line/line";

function textsOfBuild({ build, start }: NumberedPallet): Partial<Texts<SizeName>> {
  const { blocks, entries, ...figures } = build;
  const sizes = Object.entries(figures).map(([name, size]) => [name, String(size)]);
  return {
    ...(Object.fromEntries(sizes) as Record<keyof typeof figures, string>),
    start: String(start.id),
    blocks: sizeFields.blocks.kind.format(blocks),
    entries: sizeFields.entries.kind.format(entries),
  };
}

/** Texts of the fields that describe a catalogue pallet. */
export const textsOf = (start: Product) => textsOfBuild({ build: constructionOf(start.geometry), start });

/** Returns the catalogue pallet that the fields began with. */
export function startOf({ values }: Pick<SizeReading, "values">): Product {
  return productById(Number(values.start)) ?? products[0];
}

/** Returns the construction of the fields. */
export function buildOf({ values }: Pick<SizeReading, "values">): Construction {
  const { length, depth, boards, innerWidth, edgeWidth, thickness, blockHeight, blocks, entries } = values;
  return { length, depth, boards, innerWidth, edgeWidth, thickness, blockHeight, blocks, entries };
}

/** All its figures must be valid. */
export function numberOfSize(reading: SizeReading): string {
  return numberOf({ build: buildOf(reading) as WholeConstruction, start: startOf(reading) });
}

/** Returns whether the pallet differs from the catalogue pallet that the fields began with. */
export function isCustom(reading: SizeReading): boolean {
  const begun = constructionOf(startOf(reading).geometry);
  return Object.entries(buildOf(reading)).some(
    ([name, value]) => value !== begun[name as keyof Construction],
  );
}

/** A catalogue pallet or the number of any pallet sets the fields of its construction, and keeps the use. */
export function completedSize(changes: Partial<Texts<SizeName>>): Partial<Texts<SizeName>> {
  const begun = productById(Number(changes.start));
  if (begun) return textsOf(begun);
  return { ...changes, ...numberedSize(changes) };
}

/** The number of a pallet sets the fields of its construction. Another text stays, and changes nothing. */
export function numberedSize({ number = "" }: Partial<Texts<SizeName>>): Partial<Texts<SizeName>> {
  const numbered = readNumber(number);
  return typeof numbered === "string" ? {} : { ...textsOfBuild(numbered), number: "" };
}

/** Returns the tool's query for a catalogue pallet. */
export function sizeSearch(product: Product): string {
  return searchOf(textsOf(product), sizeFields);
}

/** Fields as questions, with options or unit; also those that the list asks for. */
export function sizeQuestions(t: SiteTranslator): { label: string; answer: string }[] {
  // Labels and options only translate.
  const words = (key: Parameters<SizeProps["t"]>[0]) => t(key);
  const props: SizeProps = {
    t: Object.assign(words, { rich: words, region: "" }),
    pallets: [],
    vehicles: [],
    quote: "",
    planner: "",
    roles: "",
    sheet: "",
  };
  const once = t("quote.composer.frequencyOnce");
  const ofList = [
    { label: t("size.fields.postcode"), answer: "" },
    { label: t("size.fields.frequency"), answer: `${once} / ${t("quote.composer.frequencyMonth")}` },
  ];
  const own = Object.entries<Field<unknown, SizeProps>>(sizeFields)
    .filter(([name]) => name !== "start" && name !== "number")
    .map(([, row]) => ({
      label: row.label?.(props) ?? "",
      answer:
        row.kind.type === "choice"
          ? optionsOf(row, props)
              .map(({ label }) => label)
              .join(" / ")
          : (row.unit ?? ""),
    }));
  return [...own, ...ofList];
}

/**
 * Undefined without a quantity, and while a field is refused. Without a kind of blocks it omits the blocks.
 */
export function lineOfSize(reading: SizeReading, { geometry }: CustomPallet): Line | undefined {
  const { values, refused } = reading;
  const { pieces, boards, innerWidth, edgeWidth, thickness, entries, load, span, support, country } = values;
  if (refused.length > 0 || !pieces || !boards || !edgeWidth || !innerWidth || !thickness) return undefined;
  const { length, depth, height, blocks, blockHeight, bearers } = geometry;
  return {
    kind: "custom",
    pieces,
    size: [length, depth, height],
    deck: [boards, boards > 2 ? innerWidth : edgeWidth, edgeWidth, thickness],
    ...((bearers || values.blocks !== "any") && { blocks: [blocks, blockHeight] as const }),
    entries,
    start: startOf(reading).id,
    ...(load && { load }),
    ...(values.onPoints && { onPoints: true as const }),
    support: support === "rack" && span ? ["rack", span] : [support],
    ...(country && { destination: country }),
    ...(values.heatTreated && { ht: true as const }),
  };
}
