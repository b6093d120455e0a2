import { figure } from "../../_i18n/figures";
import { isGoods, piecesOf, piecesPerLoad } from "./amount";
import { buildTexts } from "./build-text";
import type { GoodsLine, Line } from "./line";
import { fillIn, inForm, type QuoteWords } from "./words";

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
    return { name: fillIn(words.line.document, { title }), amount: "", frequency: "", facts: "" };
  }
  const pieces = piecesOf(line, words);
  return {
    name: nameOf(line, words),
    amount: pieces ? inPieces(pieces, words) : words.mail.toBeAgreed,
    frequency: line.monthly ? words.line.month : words.line.once,
    facts: factsOf(line, words).join("; "),
  };
}

/** Names a line where one line of text must do: what, and how much. */
export function shortly(line: Line, words: QuoteWords): string {
  const { name, amount } = describe(line, words);
  return amount ? `${name}, ${amount}` : name;
}

/** So many pieces, as the language writes numbers. */
export function inPieces(pieces: number, { mail, region }: QuoteWords): string {
  return fillIn(mail.quantityPieces, { pieces: figure(region, pieces) });
}

function nameOf(line: GoodsLine, words: QuoteWords): string {
  if (line.kind === "custom" || line.kind === "blocks") {
    const [length = 0, width = 0, height = 0] = line.size ?? [];
    const template =
      line.kind === "custom"
        ? words.line[line.size ? "custom" : "customOpen"]
        : words.line[line.size ? "block" : "blockOpen"];
    return fillIn(template, { length, width, height });
  }
  const { name = "", dimension = "" } = words.products[line.product] ?? {};
  return `${name} ${dimension}\u00a0mm`;
}

function factsOf(line: GoodsLine, words: QuoteWords): string[] {
  const { ht, postcode, unloading, date, note } = line;
  return [
    ...(line.kind === "load" ? [loadsText(line, words)] : []),
    ...(line.kind === "custom" ? buildTexts(line, words) : []),
    ...(ht === undefined ? [] : [words.line[ht ? "htYes" : "htNo"]]),
    ...(postcode ? [fillIn(words.line.delivery, { postcode })] : []),
    ...(unloading ? [fillIn(words.mail.unloading, { unloading: words.unloadings[unloading] })] : []),
    ...(date ? [fillIn(words.mail.date, { date: dayText(date, words) })] : []),
    ...(note ? [fillIn(words.line.note, { note })] : []),
  ];
}

function loadsText(
  { product, vehicle, loads }: Extract<GoodsLine, { kind: "load" }>,
  words: QuoteWords,
): string {
  const perLoad = piecesPerLoad(product, vehicle, words);
  const text = inForm(perLoad ? words.line.loads : words.line.loadsOpen, loads, words.region);
  return fillIn(text, { vehicle: words.vehicles[vehicle] ?? vehicle, pieces: perLoad ?? "" });
}

/** A day as the language writes it. */
function dayText(date: string, { region }: QuoteWords): string {
  return new Intl.DateTimeFormat(region, { timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}
