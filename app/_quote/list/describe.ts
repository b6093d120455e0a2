import { figure, inMillimetres, unbroken } from "../../_i18n/figures";
import type { Build, GoodsLine, Line } from "../code/line";
import { buildKeys, type QuoteWords } from "./words";

/** A line as a visitor reads it. */
export interface Described {
  /** What it is, with its size. */
  readonly name: string;
  /** How much; empty for a document. */
  readonly amount: string;
  /** How often; empty for a document. */
  readonly frequency: string;
  /** Everything else that was stated of it. */
  readonly facts: string;
}

/** Says a line in the words of a language. */
export function describe(line: Line, words: QuoteWords): Described {
  if (!isGoods(line)) {
    const title = words.documents[line.document] ?? line.document;
    return { name: words.t("quote.line.document", { title }), amount: "", frequency: "", facts: "" };
  }
  const pieces = piecesOf(line, words);
  return {
    name: nameOf(line, words),
    amount: pieces ? inPieces(pieces, words) : words.t("quote.mail.toBeAgreed"),
    frequency: words.t(`quote.line.${line.monthly ? "month" : "once"}`),
    facts: factsOf(line, words).join("; "),
  };
}

/** Names a line where one line of text must do: what, and how much. */
export function shortly(line: Line, words: QuoteWords): string {
  const { name, amount } = describe(line, words);
  return amount ? `${name}, ${amount}` : name;
}

/** A name that comes before the full stop of a sentence: the stop of an abbreviation ends it, too ("561 szt."). */
export function beforeStop(name: string): string {
  return name.replace(/\.$/, "");
}

/** So many pieces, as the language writes numbers. */
export function inPieces(pieces: number, { t, region }: QuoteWords): string {
  return t("quote.mail.quantityPieces", { pieces: figure(region, pieces) });
}

function nameOf(line: GoodsLine, words: QuoteWords): string {
  if (line.kind === "custom" || line.kind === "blocks") {
    const kind = line.kind === "custom" ? "own" : "block";
    return line.size
      ? words.t(`quote.line.${kind}`, { size: inMillimetres(...line.size) })
      : words.t(`quote.line.${kind}Open`);
  }
  const { name = "", dimension = "" } = words.products[line.product] ?? {};
  return unbroken(`${name} ${dimension}`);
}

function factsOf(line: GoodsLine, words: QuoteWords): string[] {
  const { ht, postcode, unloading, date, note } = line;
  const { t } = words;
  return [
    ...(line.kind === "load" ? [loadsText(line, words)] : []),
    ...(line.kind === "custom" ? buildTexts(line, words) : []),
    ...(ht === undefined ? [] : [t(`quote.line.${ht ? "htYes" : "htNo"}`)]),
    ...(postcode ? [t("quote.line.delivery", { postcode })] : []),
    ...(unloading ? [t("quote.mail.unloading", { unloading: t(`quote.mail.unloadings.${unloading}`) })] : []),
    ...(date ? [t("quote.mail.date", { date: dayText(date, words) })] : []),
    ...(note ? [t("quote.line.note", { note })] : []),
  ];
}

function loadsText(
  { product, vehicle, loads }: Extract<GoodsLine, { kind: "load" }>,
  words: QuoteWords,
): string {
  const perLoad = piecesPerLoad(product, vehicle, words);
  const values = { count: loads, vehicle: words.vehicles[vehicle] ?? vehicle };
  return perLoad
    ? words.t("quote.line.loads", { ...values, pieces: perLoad })
    : words.t("quote.line.loadsOpen", values);
}

/** A day as the language writes it. */
function dayText(date: string, { region }: QuoteWords): string {
  return new Intl.DateTimeFormat(region, { timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** How many of a product fill a vehicle; undefined where that is unknown. */
export function piecesPerLoad(product: number, vehicle: string, words: QuoteWords): number | undefined {
  return words.products[product]?.loads[vehicle];
}

/** How many pieces a line requests; undefined where that is to be agreed, or where it is no goods. */
export function piecesOf(line: Line, words: QuoteWords): number | undefined {
  if (line.kind === "document") return undefined;
  if (line.kind !== "load") return line.pieces;
  const perLoad = piecesPerLoad(line.product, line.vehicle, words);
  return perLoad && perLoad * line.loads;
}

/** The product of the catalogue that a line requests, if any. */
export function productOf(line: Line): number | undefined {
  return "product" in line ? line.product : undefined;
}

/** Whether a line is goods, not a document. */
export function isGoods(line: Line): line is GoodsLine {
  return line.kind !== "document";
}

/** Says how a pallet of a visitor's own is built, part by part, in plain text that can be read back. */
export function buildTexts(build: Build, { t }: QuoteWords): string[] {
  const { deck, blocks, entries, load, onPoints, support, destination } = build;
  const [boards = 0, width = 0, edge = 0, thickness = 0] = deck ?? [];
  return [
    deck && t("quote.mail.deck", { boards, width, edge, thickness }),
    blocks && t("quote.mail.blocks", { kind: t(buildKeys[blocks[0]]), height: blocks[1] }),
    entries && t("quote.mail.entries", { entries: t(buildKeys[`entries${entries}`]) }),
    load && t("quote.mail.load", { load }),
    onPoints && t("quote.mail.loadPoint"),
    support &&
      t("quote.mail.support", {
        support: support[1] ? t("quote.mail.rack", { span: support[1] }) : t(buildKeys[support[0]]),
      }),
    destination && t("quote.mail.destination", { country: destination }),
  ].filter((text) => typeof text === "string");
}
