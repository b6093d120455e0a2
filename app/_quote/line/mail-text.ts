import { inMillimetres } from "../../_i18n/figures";
import { plainText } from "../../_i18n/plain-text";
import { encode } from "./code";
import { buildOf } from "./decode";
import type { Entry } from "./entry";
import {
  buildTexts,
  documentOf,
  kindName,
  languageText,
  piecesOf,
  piecesPerLoad,
  vehicleName,
} from "./describe";
import { type GoodsLine, isGoods, type Line } from "./line";
import type { QuoteTexts } from "./quote-texts";

/** Longest link in a message, in characters. Outlook truncates links at about 2080. */
export const longestLink = 2000;

/** Longest message, in characters, that mail services and programs do not truncate. */
export const longestMessage = 5000;

/**
 * Returns the message to send: the typed text, then the list.
 *
 * @param masses rows of `massLines`; omitted if the message is too long, because they can be recalculated
 * @param link address that opens the list; omitted if the link or the message is too long
 */
export function messageWith(
  typed: string,
  lines: readonly Line[],
  texts: QuoteTexts,
  masses: readonly string[],
  link: string,
): string {
  if (!lines.length) return typed;
  const begin = typed.trim() ? `${typed}\n\n` : "";
  const fits = (text: string) => text.length <= longestMessage;
  const whole = begin + listText(lines, texts, masses, link);
  if (fits(whole) && link.length <= longestLink) return whole;
  const withMasses = begin + listText(lines, texts, masses);
  return fits(withMasses) ? withMasses : begin + listText(lines, texts, []);
}

/**
 * Splits a list into links: the first opens a list, the others add lines. No link exceeds `longestLink`,
 * unless a single line does.
 *
 * @param page absolute address of the form's page
 */
export function listLinks(lines: readonly Line[], page: string): string[] {
  const links: string[] = [];
  let from = 0;
  for (let to = 1; to <= lines.length; to++) {
    const link = (end: number) => `${page}#${links.length ? "a" : "l"}=${encode(lines.slice(from, end))}`;
    const isFull = to < lines.length && link(to + 1).length > longestLink;
    if (!isFull && to < lines.length) continue;
    links.push(link(to));
    from = to;
  }
  return links;
}

/**
 * Writes a list as lines for people and programs, between two marker lines.
 *
 * @param masses rows of `massLines`
 */
export function listText(
  lines: readonly Line[],
  texts: QuoteTexts,
  masses: readonly string[],
  link?: string,
): string {
  const { t } = texts;
  return [
    t("quote.mail.start", { count: lines.length }),
    ...lines.map((line, index) => lineAsText(line, index + 1, texts)),
    ...masses,
    ...(link ? [t("quote.mail.link", { url: link })] : []),
    t("quote.mail.end"),
  ].join("\n");
}

/** Returns an entry of the composer that is not a line, as it was typed. */
export function entryText(entry: Entry, texts: QuoteTexts): string {
  const { t } = texts;
  const { kind, amount, unit, vehicle, size, build, ht, postcode, unloading, date, note } = entry;
  const quantity = unit === "loads" ? `${amount} × ${vehicleName(vehicle, texts)}` : amount;
  const typed = [
    kind && kindName(kind, texts),
    amount && `${t("quote.composer.quantityLabel")}: ${quantity}`,
    size && `${t("quote.composer.sizeLabel")}: ${size}`,
    ...buildTexts(buildOf(build), texts),
    entry.frequency === "month" && t("quote.mail.month"),
    ht && `HT: ${t(`quote.mail.${ht as "yes" | "no"}`)}`,
    postcode && `${t("quote.composer.postcodeLabel")}: ${postcode}`,
    unloading && t("quote.mail.unloading", { unloading: t(`quote.mail.unloadings.${unloading as "dock"}`) }),
    date && t("quote.mail.date", { date }),
    note && t("quote.mail.note", { note }),
  ];
  return plainText(t("quote.mail.begun", { entry: typed.filter(Boolean).join(between) }));
}

function lineAsText(line: Line, n: number, texts: QuoteTexts): string {
  const { t } = texts;
  if (!isGoods(line)) {
    const { key, title } = documentOf(line, texts);
    const language = line.language && plainText(languageText(line.language, texts));
    return [t(`quote.mail.${key}`, { n, title }), language].filter(Boolean).join(between);
  }
  const { unloading, date, note } = line;
  return [
    subjectOf(line, { ...termsOf(line, texts), n }, texts),
    ...(line.kind === "custom" ? buildTexts(line, texts) : []),
    unloading && t("quote.mail.unloading", { unloading: t(`quote.mail.unloadings.${unloading}`) }),
    date && t("quote.mail.date", { date }),
    // At the end, because only the note may contain any text.
    note && t("quote.mail.note", { note }),
  ]
    .filter(Boolean)
    .join(between);
}

/** Returns the terms of a goods line, including open terms. */
function termsOf(line: GoodsLine, texts: QuoteTexts) {
  const { t } = texts;
  const { monthly, ht, postcode } = line;
  return {
    quantity: quantityOf(line, texts),
    frequency: t(`quote.mail.${monthly ? "month" : "once"}`),
    ht: t(`quote.mail.${ht === undefined ? "notGiven" : ht ? "yes" : "no"}`),
    postcode: postcode ?? t("quote.mail.notGiven"),
  };
}

const between = " | ";

function subjectOf(
  line: GoodsLine,
  terms: ReturnType<typeof termsOf> & { readonly n: number },
  { t, products }: QuoteTexts,
): string {
  const size = "size" in line && line.size && plainText(inMillimetres(...line.size));
  if (line.kind === "blocks")
    return t("quote.mail.block", { ...terms, size: size || t("quote.mail.toBeAgreed") });
  if (line.kind === "custom")
    return size ? t("quote.mail.own", { ...terms, size }) : t("quote.mail.ownOpen", terms);
  const { name = "", dimension = "" } = products[line.product] ?? {};
  return t("quote.mail.product", { ...terms, name, dimension });
}

/** Returns the amount of a line, with unformatted numbers. */
function quantityOf(line: GoodsLine, texts: QuoteTexts): string {
  const { t } = texts;
  if (line.kind !== "load") return t("quote.mail.quantityPieces", { pieces: line.pieces });
  return t("quote.mail.quantityLoads", {
    loads: line.loads,
    vehicle: vehicleName(line.vehicle, texts),
    perLoad: piecesPerLoad(line.product, line.vehicle, texts) ?? t("quote.mail.notGiven"),
    pieces: piecesOf(line, texts) ?? t("quote.mail.notGiven"),
  });
}
