import { plainText } from "../_i18n/plain-text";

/** Longest address for an e-mail program, in characters. Chromium on Windows ignores more than 2048. */
const longest = 2000;

/**
 * Longest encoded addresses of a list, in characters. Longer ones are left out, with the note of a cut text in
 * their place: a cut address opens another list.
 */
const longestLinks = 1200;

/** Returns a `mailto:` address (RFC 6068) that ends with the body, so that more can be appended. */
export function mailAddress(to: string, subject: string, body = ""): string {
  return `mailto:${to}?subject=${encodeMail(subject)}&body=${encodeMail(body)}`;
}

/** Percent-encodes plain text for a `mailto:` address, with CR LF and without lone surrogates. */
export function encodeMail(text: string): string {
  return encodeURIComponent(
    plainText(text)
      .replace(/\p{Surrogate}/gu, "\uFFFD")
      .replace(/\r?\n/g, "\r\n"),
  );
}

/**
 * Fills the body of an e-mail. A body that makes the address too long ends with a note, after a whole part.
 *
 * @param start result of `mailAddress` without a body
 * @param cut the note
 * @param parts the text in parts that are not cut; a string is cut at a whole code point
 * @param links addresses that open the list, each followed by a line break, before the text
 * @returns the whole address
 */
export function filledMail(start: string, cut: string, parts: Iterable<string>, links = ""): string {
  const end = encodeMail(` ${cut}`);
  let body = encodeMail(links);
  if (body.length > longestLinks) body = encodeMail(`${cut}\n`);
  for (const part of parts) {
    const encoded = encodeMail(part);
    if ((start + body + encoded + end).length > longest) return start + body + end;
    body += encoded;
  }
  return start + body;
}
