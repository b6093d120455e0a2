import { isGoods, piecesOf, piecesPerLoad } from "./amount";
import { buildTexts } from "./build-text";
import type { GoodsLine, Line, Size } from "./line";
import { fillIn, inForm, placesOf, type QuoteWords } from "./words";

/** A message may be so long, in characters: mail services and programs take this much without a cut. */
export const longestMessage = 5000;

/**
 * Puts a visitor's words and his list together to the message that is sent: the words as they were typed, then the list.
 *
 * @param typed the visitor's own words; may be empty
 * @param link an address that opens the list; left out where the message would become too long with it
 */
export function messageWith(typed: string, lines: readonly Line[], words: QuoteWords, link: string): string {
  if (!lines.length) return typed;
  const begin = typed.trim() ? `${typed}\n\n` : "";
  const whole = begin + listText(lines, words, link);
  return whole.length <= longestMessage ? whole : begin + listText(lines, words);
}

/** Writes a list as lines that people read and programs can read back, between two lines that mark it. */
export function listText(lines: readonly Line[], words: QuoteWords, link?: string): string {
  return [
    inForm(words.mail.start, lines.length, words.region),
    ...lines.map((line, index) => lineAsText(line, index + 1, words)),
    ...(link ? [fillIn(words.mail.link, { url: link })] : []),
    words.mail.end,
  ].join("\n");
}

function lineAsText(line: Line, n: number, words: QuoteWords): string {
  const { mail } = words;
  if (!isGoods(line))
    return fillIn(mail.document, { n, title: words.documents[line.document] ?? line.document });
  const { unloading, date, note } = line;
  return [
    ...knownParts(templateOf(line, words), { ...subjectOf(line, words), ...termsOf(line, words), n }),
    ...(line.kind === "custom" ? buildTexts(line, words) : []),
    unloading && fillIn(mail.unloading, { unloading: words.unloadings[unloading] }),
    date && fillIn(mail.date, { date }),
    // At the end, because it alone may hold anything.
    note && fillIn(mail.note, { note }),
  ]
    .filter(Boolean)
    .join(between);
}

/** What every line of goods states, whether the visitor has filled it in or not. */
function termsOf(line: GoodsLine, words: QuoteWords): Readonly<Record<string, string>> {
  const { mail } = words;
  const { monthly, ht, postcode } = line;
  return {
    quantity: quantityOf(line, words),
    frequency: monthly ? mail.month : mail.once,
    ht: ht === undefined ? mail.notGiven : ht ? mail.yes : mail.no,
    postcode: postcode ?? mail.notGiven,
  };
}

/** Stands between the parts of a line. */
export const between = " | ";

/** The text that a line of goods is written by. */
export function templateOf(line: GoodsLine, { mail }: QuoteWords): string {
  if (line.kind === "blocks") return mail.block;
  if (line.kind === "custom") return line.size ? mail.custom : mail.customOpen;
  return mail.product;
}

/** The parts of a template that something is known for, filled in; the others say nothing and are left out. */
function knownParts(template: string, values: Readonly<Record<string, string | number>>): string[] {
  return template
    .split(between)
    .filter((part) => placesOf(part).every((name) => name in values))
    .map((part) => fillIn(part, values));
}

function subjectOf(line: GoodsLine, words: QuoteWords): Readonly<Record<string, string | number>> {
  if (line.kind === "blocks") return { size: line.size ? sizeText(line.size) : words.mail.toBeAgreed };
  if (line.kind === "custom") {
    const [length = 0, width = 0, height = 0] = line.size ?? [];
    return { length, width, height };
  }
  const product = words.products[line.product];
  return { name: product?.name ?? "", dimension: product?.dimension ?? "" };
}

/** Three sides as they are written for blocks. */
function sizeText(size: Size): string {
  return `${size.join(" × ")} mm`;
}

/** The amount of a line, with figures as programs write them. */
function quantityOf(line: GoodsLine, words: QuoteWords): string {
  const { mail } = words;
  if (line.kind !== "load") return fillIn(mail.quantityPieces, { pieces: line.pieces });
  return fillIn(mail.quantityLoads, {
    loads: line.loads,
    vehicle: words.vehicles[line.vehicle] ?? line.vehicle,
    perLoad: piecesPerLoad(line.product, line.vehicle, words) ?? mail.notGiven,
    pieces: piecesOf(line, words) ?? mail.notGiven,
  });
}
