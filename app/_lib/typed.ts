import type { Range } from "../_content/pallet-ranges";

/** Longest texts in a line, in characters: of a short field, such as a postcode, and of a note. */
export const longest = { field: 60, note: 200 } as const;

/**
 * Removes invisible characters from a typed or pasted text (Unicode category Cf, such as zero-width spaces
 * and direction marks). Any white space becomes one plain space.
 */
export function visibleText(typed: string): string {
  return typed
    .replace(/\p{Cf}+/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** An address as mail programs and address books write it: after a name, as a link, before a full stop. */
const wrapped = /^(?:[^<>]*<(?:mailto:)?([^<>]+)>|mailto:([^?]*?)(?:\?.*)?|(.*?))[;,.]*$/i;

/**
 * Reads a pasted e-mail address: `Anna <anna@firma.example>`, `mailto:anna@firma.example`,
 * `anna@firma.example;`. Converts a domain beyond ASCII to its ASCII form (UTS 46), as Chromium's e-mail
 * field does.
 *
 * @returns the address alone; the whole text if it has no address or several
 */
export function typedEmail(typed: string): string {
  const text = visibleText(typed);
  const [, named, linked, plain = ""] = wrapped.exec(text) ?? [];
  const address = (named ?? linked ?? plain).trim();
  const at = address.lastIndexOf("@");
  if (at < 0 || emailsIn(text).length > 1) return text;
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/** Returns the different e-mail addresses in a text. */
export function emailsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+?(?=[.]*(?:[\s<>,;:"()]|$))/g))];
}

/** Converts only domains: the URL parser accepts more. */
function asciiDomain(domain: string): string {
  const isForeign = /[^ -~]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return isForeign && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

/**
 * Cleans a text of one line as `visibleText` does, but keeps the joiners U+200C and U+200D, which change how
 * names and emoji look.
 */
export function visibleLine(typed: string): string {
  return typed
    .replace(/[^\P{Cf}\u200c\u200d]+/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Groups of three digits. A single point or comma may be a decimal separator instead. */
const grouped = /^\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+|(?:’\d{3})+|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;

/**
 * Reads a whole number as people type and paste it: with spaces around it, full-width digits, or thousands
 * separators. Refuses ambiguous texts: "1.500" may be one and a half, "12 34" two cells of a table.
 *
 * @returns undefined if it is no number or out of range
 */
export function typedNumber(typed: string, [least, most]: Range): number | undefined {
  const text = visibleText(typed).replace(/[０-９]/g, (wide) => wide.normalize("NFKC"));
  const digits = grouped.test(text) ? text.replace(/\D/g, "") : text;
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
  return number >= least && number <= most ? number : undefined;
}

/**
 * Reads a number with at most two decimals after a comma or a point. Three digits after either may be
 * thousands and are refused.
 *
 * @returns undefined if it is no number or out of range
 */
export function typedDecimal(typed: string, [least, most]: Range): number | undefined {
  const text = visibleText(typed);
  const number = /^\d{1,6}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : NaN;
  return number >= least && number <= most ? number : undefined;
}

const unitsInMillimetres = { mm: 1, cm: 10, m: 1000 } as const;

/**
 * Reads three sides that were copied together, such as "40 × 30 × 25 cm"; millimetres without a unit.
 *
 * @returns whole mm, as field values; undefined for any other text
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
 * Returns a text for a line of the list: on one line, without lone surrogates; undefined if it is empty or
 * too long.
 *
 * @param most longest length, in characters
 */
export function lineText(typed: string, most: number): string | undefined {
  const text = typed
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return text && text.length <= most ? text : undefined;
}

/** Returns the text of a short field of a line. A bar, which separates parts of a line, becomes a slash. */
export function fieldText(typed: string): string | undefined {
  return lineText(typed, longest.field)?.replaceAll("|", "/");
}

/**
 * Reads a postcode, optionally with country and town: "62–800", "DE 10115", "10115 Berlin (Mitte)".
 *
 * @returns undefined if it has no letter or digit, or is too long
 */
export function typedPostcode(typed: string): string | undefined {
  const text = fieldText(visibleText(typed));
  return text && /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}

/**
 * Reads a country: its name in any language, or its code. Digits indicate a postcode in the wrong field.
 *
 * @returns undefined for any other text, or if it is too long
 */
export function typedCountry(typed: string): string | undefined {
  const text = fieldText(visibleText(typed));
  return text && /^\p{L}[\p{L}\p{M} .,&'’‘`´()/–—-]*$/u.test(text) ? text : undefined;
}
