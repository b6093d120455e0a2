import { namesOf } from "../../_fields/read-fields";
import { inMillimetres } from "../../_i18n/figures";
import { plainText } from "../../_i18n/plain-text";
import { isBlank } from "../../_fields/read-text";
import type { Entry } from "./entry";
import { documentOf, entryName } from "./describe";
import { type GoodsLine, isGoods, type Line } from "./line";
import { massLines } from "./line-masses";
import { numberOfLine, sheetOf } from "./pallet-of";
import { type QuoteTexts, vehicleName } from "./quote-texts";
import { build, documentTerms, terms, termsOf } from "./terms";
import { fieldsOf, rowOf, textsOf } from "./fields";
import { entriesText, piecesOf, piecesPerLoad, longestLink, longestMessage } from "./pieces";

/**
 * Returns the typed text with the list. If the message is too long, it leaves out the link, then the masses, which
 * can be recalculated.
 *
 * @param link address that opens the list
 */
export function messageWith(typed: string, lines: readonly Line[], texts: QuoteTexts, link: string): string {
  if (!lines.length) return typed;
  const begin = typed.trim() ? `${typed}\n\n` : "";
  const masses = massLines(lines, texts);
  const fits = (text: string) => text.length <= longestMessage;
  const whole = begin + listText(lines, texts, masses, link);
  if (fits(whole) && link.length <= longestLink) return whole;
  const withMasses = begin + listText(lines, texts, masses);
  return fits(withMasses) ? withMasses : begin + listText(lines, texts, []);
}

/** Writes a list for people and programs, between two marker lines. */
export function listText(
  lines: readonly Line[],
  texts: QuoteTexts,
  masses: readonly string[],
  link?: string,
): string {
  const { t } = texts;
  return [
    t("quote.mail.start", { entries: plainText(entriesText(lines, texts)) }),
    ...lines.map((line, index) => lineAsText(line, index + 1, texts)),
    ...masses,
    openTerms(lines, texts),
    ...(link ? [t("quote.mail.link", { url: link })] : []),
    t("quote.mail.end"),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Returns an entry that is no line. Refused texts are stated as typed. */
export function entryText(entry: Entry, texts: QuoteTexts): string {
  const { kind, texts: typed } = entry;
  const stated = fieldsOf(kind).map((name) => {
    const { label, kind: reader } = rowOf(name, kind);
    const text = typed[name] ?? "";
    const said = textsOf([name], { [name]: reader.read(text) }, "mail", texts).join("");
    return said || isBlank(text) || !label ? said : `${label(texts)}: ${text}`;
  });
  const said = [entryName(entry, texts), ...stated].filter(Boolean).join(between);
  return plainText(texts.t("quote.mail.begun", { entry: said }));
}

function lineAsText(line: Line, n: number, texts: QuoteTexts): string {
  const { t } = texts;
  if (!isGoods(line)) {
    const { key, title } = documentOf(line, texts);
    const terms = textsOf(namesOf(documentTerms), line, "mail", texts);
    return plainText([t(`quote.mail.${key}`, { n, title }), ...terms].join(between));
  }
  const sheet = sheetOf(line, texts);
  return [
    subjectOf(line, n, texts),
    quantityOf(line, texts),
    ...(sheet ? [t("quote.mail.number", { number: numberOfLine(line) ?? "", url: sheet })] : []),
    ...textsOf([...namesOf(build), ...termsOf(line.kind)], line, "mail", texts),
  ].join(between);
}

/** Names the terms that no line has; empty without any. */
function openTerms(lines: readonly Line[], texts: QuoteTexts): string {
  const goods = lines.filter(isGoods);
  const names = namesOf(terms).flatMap((name) => {
    const { open } = rowOf(name);
    const asked = goods.filter((line) => termsOf(line.kind).includes(name));
    return open && asked.length && asked.every((line) => line[name] === undefined) ? [open(texts)] : [];
  });
  const row = names.length ? texts.t("quote.mail.openTerms.row", { terms: names.join(", ") }) : "";
  return row.charAt(0).toLocaleUpperCase(texts.locale) + row.slice(1);
}

const between = " | ";

function subjectOf(line: GoodsLine, n: number, { t, products }: QuoteTexts): string {
  const size = "size" in line && line.size && plainText(inMillimetres(...line.size));
  if (line.kind === "blocks") return t("quote.mail.block", { n, size: size || t("quote.mail.toBeAgreed") });
  if (line.kind === "custom") return size ? t("quote.mail.own", { n, size }) : t("quote.mail.ownOpen", { n });
  const { name = "", dimension = "" } = products[line.product] ?? {};
  return t("quote.mail.product", { n, name, dimension });
}

/** Numbers are unformatted. */
function quantityOf(line: GoodsLine, texts: QuoteTexts): string {
  const { t } = texts;
  if (line.kind !== "load") {
    const vehicle = "vehicle" in line && line.vehicle ? ` (${vehicleName(line.vehicle, texts)})` : "";
    return t("quote.mail.quantityPieces", { pieces: line.pieces, kind: line.kind }) + vehicle;
  }
  return t("quote.mail.quantityLoads", {
    loads: line.loads,
    vehicle: vehicleName(line.vehicle, texts),
    perLoad: piecesPerLoad(line.product, line.vehicle, texts) ?? t("quote.mail.toBeAgreed"),
    pieces: piecesOf(line, texts) ?? t("quote.mail.toBeAgreed"),
  });
}
