import { longestRead, visibleText } from "./read-text";

/**
 * Reads a pasted e-mail address: `Anna <anna@firma.example>`, `mailto:anna@firma.example`,
 * `anna@firma.example;`. Converts a domain beyond ASCII to its ASCII form (UTS 46), as Chromium's e-mail
 * field does.
 *
 * @returns the address alone; the whole text if it has no address or several, or is too long for a name with
 *   an address
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
