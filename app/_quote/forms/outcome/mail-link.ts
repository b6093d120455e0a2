import type { FieldSpec } from "../fields/rules";
import type { FormValues } from "../../../_lib/form-values";
import { encodeMail, mailAddress } from "../../../_lib/mail-address";

/**
 * Longest address that is sure to open an e-mail program, in characters: Chromium on Windows does nothing at all with
 * more than 2048.
 */
export const longestMailAddress = 2000;

export interface MailLink {
  href: string;
  /** Whether the text had to be cut. */
  shortened: boolean;
}

interface MailContents {
  to: string;
  subject: string;
  fields: readonly FieldSpec[];
  /** The box of the consent, and what it says. */
  consent: { name: string; sentence: string };
  values: FormValues;
  /** Stands where the text was cut. */
  cut: string;
}

/**
 * Writes a filled-in form as the address of an e-mail (RFC 6068): one line per field, the message after the others.
 *
 * What does not fit is cut from the end of the message, so that the sender's own details always arrive.
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

/** Returns an address whose hyphens end no line; one too long for a line is broken anywhere. */
export function inOneLine(address: string): string {
  return address.replaceAll("-", "\u2060-\u2060");
}

/** As much of a text as fits, encoded; never half a character. */
function encodeAsFits(text: string, length: number): string {
  let result = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const encoded = encodeMail(segment);
    if (result.length + encoded.length > length) break;
    result += encoded;
  }
  return result;
}
