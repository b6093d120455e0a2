import type { Range } from "../_content/pallet-ranges";
import { isDay } from "../_content/validity/day";

/** Greatest lengths of what a visitor types into a line, in characters: of a postcode or a country, and of a note. */
export const longest = { place: 60, note: 200 } as const;

/**
 * What a visitor typed or pasted, as it reads: without characters that are seen nowhere (Unicode, category Cf: zero-width
 * spaces, joiners and marks of direction that chats put into a copied text), and with one plain space for any white space.
 */
export function visibleText(typed: string): string {
  return typed
    .replace(/\p{Cf}+/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Ways in which mail programs and address books write an address: with a name before it, as a link, with a mark behind it. */
const wrapped = /^(?:[^<>]*<(?:mailto:)?([^<>]+)>|mailto:([^?]*?)(?:\?.*)?|(.*?))[;,.]*$/i;

/**
 * Reads an e-mail address as people paste it: `Anna <anna@firma.example>`, `mailto:anna@firma.example`, `anna@firma.example;`. A
 * domain in letters beyond ASCII becomes its ASCII form (UTS 46), as Chromium's own field gives it.
 *
 * @returns the address alone; the whole text where it is no such address, or more than one
 */
export function typedEmail(typed: string): string {
  const text = visibleText(typed);
  const [, named, linked, plain = ""] = wrapped.exec(text) ?? [];
  const address = (named ?? linked ?? plain).trim();
  const at = address.lastIndexOf("@");
  if (at < 0 || emailsIn(text).length > 1) return text;
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/** Returns the different e-mail addresses that stand in a text. */
export function emailsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+?(?=[.]*(?:[\s<>,;:"()]|$))/g))];
}

/** Only what can be a domain is given to the parser of addresses, which would read more than that. */
function asciiDomain(domain: string): string {
  const isForeign = /[^ -~]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return isForeign && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

/**
 * A text of one line, as it reads: as `visibleText`, but with the marks that join and part letters (U+200C, U+200D), which change how
 * names and pictographs look.
 */
export function visibleLine(typed: string): string {
  return typed
    .replace(/[^\P{Cf}\u200c\u200d]+/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Whole groups of three digits behind one of the marks that group them; a single point or comma may part decimals instead. */
const grouped = /^\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+|(?:’\d{3})+|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;

/**
 * Reads a whole number as people type and paste it: with spaces around it, with full-width digits, and with groups of thousands. It
 * is never another number than the one that is read: "1.500" may be one and a half, "12 34" two cells of a table, and both are
 * refused.
 *
 * @returns the number; undefined for a text without a number, and for a number out of range
 */
export function typedNumber(typed: string, [least, most]: Range): number | undefined {
  const text = visibleText(typed).replace(/[０-９]/g, (wide) => wide.normalize("NFKC"));
  const digits = grouped.test(text) ? text.replace(/\D/g, "") : text;
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
  return number >= least && number <= most ? number : undefined;
}

/**
 * Reads a number with at most two decimals behind a comma or a point. Three digits behind either may be thousands, and are
 * refused.
 *
 * @returns the number; undefined for a text without a number, and for a number out of range
 */
export function typedDecimal(typed: string, [least, most]: Range): number | undefined {
  const text = visibleText(typed);
  const number = /^\d{1,6}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : NaN;
  return number >= least && number <= most ? number : undefined;
}

/** Millimetres of the units that sides are written in. */
const unitsInMillimetres = { mm: 1, cm: 10, m: 1000 } as const;

/**
 * Reads three sides that were copied together, such as "40 × 30 × 25 cm"; without a unit they are millimetres.
 *
 * @returns the sides in whole mm, as fields take them; undefined for any other text
 */
export function typedSides(typed: string): readonly [string, string, string] | undefined {
  const number = String.raw`(\d{1,4}(?:[.,]\d{1,3})?)`;
  const unit = "(?:(?:mm|cm|m)\\b)?";
  const text = visibleText(typed).toLowerCase();
  const found = new RegExp(`^${Array(3).fill(`${number} ?${unit}`).join(" ?[x×*/] ?")}$`).exec(text);
  if (!found) return undefined;
  const scale = unitsInMillimetres[(/(mm|cm|m)$/.exec(text)?.[1] ?? "mm") as keyof typeof unitsInMillimetres];
  const [l, w, h] = found.slice(1).map((side) => String(Math.round(Number(side.replace(",", ".")) * scale)));
  return [l ?? "", w ?? "", h ?? ""];
}

/**
 * A text as it can stand in a line of the list: on one line, within its limit, and without halves of characters.
 *
 * @param most its greatest length, in characters
 */
export function lineText(typed: string, most: number): string | undefined {
  const text = typed
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return text && text.length <= most ? text : undefined;
}

/** A place as it can stand in a line: a bar, which parts a line of the message, becomes a stroke. */
export function linePlace(typed: string): string | undefined {
  return lineText(typed, longest.place)?.replaceAll("|", "/");
}

/**
 * Reads a postcode, with a country and a town if the visitor likes: "62–800", "DE 10115", "10115 Berlin (Mitte)".
 *
 * @returns undefined for a text without a letter or digit, and for one that is too long
 */
export function typedPostcode(typed: string): string | undefined {
  const text = linePlace(visibleText(typed));
  return text && /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}

/**
 * Reads a country: its name in any language, or its code. Digits are refused, because what has them is a postcode in the wrong
 * field.
 *
 * @returns undefined for a text that is no name, and for one that is too long
 */
export function typedCountry(typed: string): string | undefined {
  const text = linePlace(visibleText(typed));
  return text && /^\p{L}[\p{L}\p{M} .,&'’‘`´()/–—-]*$/u.test(text) ? text : undefined;
}

/**
 * Reads a day of the calendar as ISO 8601 writes it, with a year of four digits; a browser's field takes years of six.
 *
 * @param first the first day that is taken, in the same form
 * @returns undefined for a text that is no day, and for an earlier day
 */
export function typedDay(typed: string, first = ""): string | undefined {
  return isDay(typed) && typed >= first ? typed : undefined;
}
