import { plainText } from "../_i18n/plain-text";

/** Returns a `mailto:` address (RFC 6068) that ends with the body, so that more can be appended. */
export function mailAddress(to: string, subject: string, body = ""): string {
  return `mailto:${to}?subject=${encodeMail(subject)}&body=${encodeMail(body)}`;
}

/**
 * Percent-encodes plain text for a `mailto:` address. Line ends become CR LF, and a lone surrogate becomes
 * U+FFFD.
 */
export function encodeMail(text: string): string {
  return encodeURIComponent(
    plainText(text)
      .replace(/\p{Surrogate}/gu, "\uFFFD")
      .replace(/\r?\n/g, "\r\n"),
  );
}
