import { plainText } from "../_i18n/plain-text";

/**
 * Returns the address that begins an e-mail (RFC 6068) with a subject, and with the beginning of its text.
 *
 * @param body may be empty; it comes last, so that more can be appended
 */
export function mailAddress(to: string, subject: string, body = ""): string {
  return `mailto:${to}?subject=${encodeMail(subject)}&body=${encodeMail(body)}`;
}

/**
 * Percent-encodes plain text for an e-mail's address: lines end with CR LF, half a surrogate pair becomes the replacement mark.
 */
export function encodeMail(text: string): string {
  const plain = plainText(text);
  return encodeURIComponent(plain.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/\r?\n/g, "\r\n"));
}
