import { isDay } from "../../_content/validity/day";
import { figure, inMillimetres, unbroken } from "../../_i18n/figures";
import type { Locale } from "../../_i18n/languages";
import { type Build, type DocumentLine, type GoodsLine, isGoods, type Line, type Terms } from "../code/line";
import { buildKeys, type QuoteWords } from "./words";

/** A line as a visitor reads it; nowhere in it does a line end where one is read as a whole. */
export interface Described {
  /** What it is, without its size. */
  readonly name: string;
  /** Short name for the list. */
  readonly short: string;
  /** Its size, or that it is still open; empty for what is no goods. */
  readonly size: string;
  /** How much; empty for what is no goods. */
  readonly amount: string;
  /** What else was stated of it. */
  readonly terms: readonly string[];
  /** How a pallet of the visitor's own is built. */
  readonly build: readonly string[];
}

/** Says a line in the words of a language. */
export function describe(line: Line, words: QuoteWords): Described {
  if (!isGoods(line)) {
    const { key, title } = documentOf(line, words);
    // Keeps a period of days on one line.
    const name = words.t(`quote.line.${key}`, { title: title.replace(/(?<=\d)–(?=\d)/g, "\u2060–\u2060") });
    const terms = line.language ? [languageText(line.language, words)] : [];
    return { name, short: name, size: "", amount: "", terms, build: [] };
  }
  const pieces = piecesOf(line, words);
  return {
    ...subjectOf(line, words),
    amount: pieces ? inPieces(pieces, words) : words.t("quote.mail.toBeAgreed"),
    terms: termsOf(line, words).map(unbroken),
    build: line.kind === "custom" ? buildTexts(line, words).map(unbroken) : [],
  };
}

/** Returns the title of a document, and the key of the words that name it: as one of the goods' papers, or as a certificate. */
export function documentOf({ document }: DocumentLine, { papers, documents }: QuoteWords) {
  const paper = papers[document as keyof typeof papers];
  return paper
    ? ({ key: "paper", title: paper.short } as const)
    : ({ key: "document", title: documents[document] ?? document } as const);
}

/** Says which language a document shall have. */
export function languageText(language: Locale, { t }: QuoteWords): string {
  return t("quote.line.papersLanguage", { language: t(`papers.languages.${language}`) });
}

/** What a line is, with its size. */
export function fullName({ name, size }: Pick<Described, "name" | "size">): string {
  return size ? `${name}, ${size}` : name;
}

/** Names a line where one line of text must do: what, and how much. */
export function shortly(line: Line, words: QuoteWords): string {
  const described = describe(line, words);
  return [fullName(described), described.amount].filter(Boolean).join(", ");
}

/** A name that comes before the full stop of a sentence: the stop of an abbreviation ends it, too ("561 szt."). */
export function beforeStop(name: string): string {
  return name.replace(/\.$/, "");
}

/** So many pieces, as the language writes numbers. */
export function inPieces(pieces: number, { t, region }: QuoteWords): string {
  return unbroken(t("quote.mail.quantityPieces", { pieces: figure(region, pieces) }));
}

/** What is asked for: a product of the catalogue, blocks, or a pallet of the visitor's own. */
function subjectOf(line: GoodsLine, { t, products }: QuoteWords): Pick<Described, "name" | "short" | "size"> {
  if (line.kind === "custom" || line.kind === "blocks") {
    const kind = line.kind === "custom" ? "own" : "block";
    const name = t(`quote.line.${kind}`);
    return {
      name,
      short: kind === "block" ? t("quote.composer.kinds.blocks") : name,
      size: line.size ? inMillimetres(...line.size) : t(`quote.line.${kind}Open`),
    };
  }
  const { name = "", short = "", dimension = "" } = products[line.product] ?? {};
  return { name: unbroken(name), short: t("quote.line.pallet", { name: short }), size: unbroken(dimension) };
}

/** Returns the terms of a line or a delivery as texts. */
export function termsOf(
  { monthly, ht, postcode, unloading, date, note }: Terms,
  words: QuoteWords,
): string[] {
  const { t } = words;
  return [
    ...(monthly ? [t("quote.line.month")] : []),
    ...(ht === undefined ? [] : [t(`quote.line.${ht ? "htYes" : "htNo"}`)]),
    ...(postcode ? [t("quote.line.delivery", { postcode })] : []),
    ...(unloading ? [t("quote.mail.unloading", { unloading: t(`quote.mail.unloadings.${unloading}`) })] : []),
    ...(date ? [t("quote.mail.date", { date: dayText(date, words) })] : []),
    ...(note ? [t("quote.line.note", { note })] : []),
  ];
}

/** Formats an ISO 8601 day; returns other texts unchanged. */
function dayText(date: string, { region }: QuoteWords): string {
  if (!isDay(date)) return date;
  return new Intl.DateTimeFormat(region, { timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** How many of a product fill a vehicle; undefined where that is unknown. */
export function piecesPerLoad(product: number, vehicle: string, words: QuoteWords): number | undefined {
  return words.products[product]?.loads[vehicle];
}

/** How many pieces a line requests; undefined where that is to be agreed, or where it is no goods. */
export function piecesOf(line: Line, words: QuoteWords): number | undefined {
  if (!isGoods(line)) return undefined;
  if (line.kind !== "load") return line.pieces;
  const perLoad = piecesPerLoad(line.product, line.vehicle, words);
  return perLoad && perLoad * line.loads;
}

/** How many pieces a list requests; undefined where that is to be agreed of one of its lines, and without goods. */
export function piecesIn(lines: readonly Line[], words: QuoteWords): number | undefined {
  const pieces = lines.filter(isGoods).map((line) => piecesOf(line, words));
  return pieces.length && pieces.every((each) => each !== undefined)
    ? pieces.reduce((sum, each) => sum + each, 0)
    : undefined;
}

/** The product of the catalogue that a line requests, if any. */
export function productOf(line: Line): number | undefined {
  return "product" in line ? line.product : undefined;
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
