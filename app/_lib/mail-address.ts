import { plainText } from "../_i18n/plain-text";

/** Longest address for an e-mail program, in characters. Chromium on Windows ignores more than 2048. */
const longest = 2000;

/**
 * Longest encoded addresses of a list, in characters. Longer ones are left out, with the note of a cut text in
 * their place: a cut address opens another list.
 */
const longestLinks = 1200;

/** Returns a `mailto:` address (RFC 6068) that ends with the body: more can be appended. */
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
 * Fills the body of an e-mail after `start`, a `mailAddress` without a body. A body that makes the address
 * too long ends with the note `cut`, after a whole part; a string is cut at a whole code point. The
 * addresses of a list (`links`) come first.
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
