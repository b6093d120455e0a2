/** In characters: a short field, such as a postcode, and a note. */
export const longest = { field: 60, note: 200 } as const;

/** Readers look at no longer text: it is too long for every field of one line. */
export const longestRead = 1000;

/** Matches a character that people see. Fillers and variation selectors are no format characters (Cf). */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether a text shows nothing: it is empty, or has only blanks and invisible characters. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/**
 * Removes invisible characters from a text that was typed or pasted (Unicode category Cf, such as zero-width
 * spaces and direction marks). Any white space becomes one plain space. A blank text becomes empty.
 */
export function visibleText(text: string): string {
  return isBlank(text) ? "" : onOneLine(text.replace(/\p{Cf}+/gu, ""));
}

/**
 * Cleans a text of one line as `visibleText` does, but keeps the joiners U+200C and U+200D, which change how
 * names and emoji look.
 */
export function visibleLine(text: string): string {
  return isBlank(text) ? "" : onOneLine(text.replace(/[^\P{Cf}\u200c\u200d]+/gu, ""));
}

function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/**
 * Returns a text on one line, without lone surrogates; undefined if it is blank or has more than `most`
 * characters.
 */
export function lineText(text: string, most: number): string | undefined {
  if (text.length > longestRead || isBlank(text)) return undefined;
  const line = onOneLine(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
  return line.length <= most ? line : undefined;
}

/** Returns the text of a short field of a line. A bar, which separates parts of a line, becomes a slash. */
export function fieldText(text: string): string | undefined {
  return lineText(text, longest.field)?.replaceAll("|", "/");
}

function shortText(text: string): string | undefined {
  return text.length > longestRead ? undefined : fieldText(visibleText(text));
}

/**
 * Reads a postcode, optionally with country and town: "62–800", "DE 10115", "10115 Berlin (Mitte)".
 *
 * @returns undefined if it has no letter or digit, or is too long
 */
export function readPostcode(text: string): string | undefined {
  const postcode = shortText(text);
  return postcode && /[\p{L}\p{N}]/u.test(postcode) ? postcode : undefined;
}

/**
 * Reads a country: its name in any language, or its code. Digits indicate a postcode in the wrong field.
 *
 * @returns undefined for any other text, or if it is too long
 */
export function readCountry(text: string): string | undefined {
  const country = shortText(text);
  return country && /^\p{L}[\p{L}\p{M} .,&'’‘`´()/–—-]*$/u.test(country) ? country : undefined;
}

/**
 * Reads a pasted e-mail address: `Anna <anna@firma.example>`, `mailto:anna@firma.example`,
 * `anna@firma.example;`. Converts a domain beyond ASCII to its ASCII form (UTS 46), as Chromium's e-mail
 * field does. Returns the whole text if it has no address or several, or is too long.
 */
export function readEmail(text: string): string {
  const whole = visibleText(text);
  if (whole.length > longestRead || emailsIn(whole).length !== 1) return whole;
  const plain = whole.replace(/(?<![;,.])[;,.]+$/, "");
  const named = /^[^<>]*<([^<>]+)>$/.exec(plain)?.[1];
  const linked = (named ?? plain).replace(/^mailto:/i, "");
  const address = (linked === plain || named ? linked : (linked.split("?")[0] ?? "")).trim();
  const at = address.lastIndexOf("@");
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/** Returns the different e-mail addresses in a text. */
export function emailsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[\s<>,;:"()]+/);
  const bare = words.map((word) => word.replace(/(?<!\.)\.+$/, ""));
  return [...new Set(bare.filter((word) => word.slice(1, -1).includes("@")))];
}

/** Converts only domains: the URL parser accepts more. */
function asciiDomain(domain: string): string {
  const isForeign = /[^ -~]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return isForeign && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}
