import type { FieldSpec } from "../fields/rules";
import type { FormValues } from "../../../_lib/form-values";
import { encodeMail, mailAddress } from "../../../_lib/mail-address";

/** Longest address for an e-mail program, in characters. Chromium on Windows ignores more than 2048. */
export const longestMailAddress = 2000;

export interface MailLink {
  href: string;
  shortened: boolean;
}

interface MailContents {
  to: string;
  subject: string;
  fields: readonly FieldSpec[];
  /** Name of the consent checkbox, and its sentence. */
  consent: { name: string; sentence: string };
  values: FormValues;
  /** Marks the end of a truncated text. */
  cut: string;
}

/**
 * Returns a filled-in form as a `mailto:` address (RFC 6068), one line per field. The message comes last and
 * is truncated if necessary, so that the sender's details are complete.
 */
export function mailLink({ to, subject, fields, consent, values, cut }: MailContents): MailLink {
  const filled = fields.filter(({ name }) => String(values[name] ?? "").trim());
  const lines = (message: boolean) =>
    filled
      .filter((field) => (field.kind === "textarea") === message)
      .map(({ name, label }) => `${label}: ${values[name]}`);
  const agreed = values[consent.name] === true ? [consent.sentence] : [];
  const head = [...lines(false), ...agreed, ""].join("\n");
  const whole = [head, ...lines(true)].join("\n");

  const start = mailAddress(to, subject);
  const body = encodeMail(whole);
  if (start.length + body.length <= longestMailAddress) return { href: start + body, shortened: false };
  const end = encodeMail(` ${cut}`);
  return {
    href: start + encodeAsFits(whole, longestMailAddress - start.length - end.length) + end,
    shortened: true,
  };
}

/** Prevents line breaks at the hyphens of an address. An overlong address still breaks anywhere. */
export function inOneLine(address: string): string {
  return address.replaceAll("-", "\u2060-\u2060");
}

/** Returns the longest encoded beginning of a text within a length. Never splits a grapheme. */
function encodeAsFits(text: string, length: number): string {
  let result = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const encoded = encodeMail(segment);
    if (result.length + encoded.length > length) break;
    result += encoded;
  }
  return result;
}
