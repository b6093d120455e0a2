import type { FieldSpec } from "../fields/rules";
import type { FormValues } from "../../../_lib/form-values";
import { encodeMail, longestMailAddress, mailAddress, mailBody } from "../../../_lib/mail-address";

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
  /** The message as typed, with which the message to send begins. */
  typed: string;
  /** Marks the end of a truncated text. */
  cut: string;
}

/** Matches a line that ends with an address that opens the list. */
const listLink = /https?:\S+#[al]=[\w-]+$/;

/**
 * Returns a filled-in form as a `mailto:` address (RFC 6068), one line per field. The message comes last, so
 * that the sender's details are complete if it is too long: the addresses of the list are then the first lines.
 */
export function mailLink({ to, subject, fields, consent, values, typed, cut }: MailContents): MailLink {
  const filled = fields.filter(({ name }) => String(values[name] ?? "").trim());
  const lines = (message: boolean) =>
    filled
      .filter((field) => (field.kind === "textarea") === message)
      .map(({ name, label }) => `${label}: ${values[name]}`);
  const agreed = values[consent.name] === true ? [consent.sentence] : [];
  const head = [...lines(false), ...agreed, ""].join("\n");
  const whole = [head, ...lines(true)].join("\n");

  const start = mailAddress(to, subject);
  const room = longestMailAddress - start.length;
  const body = encodeMail(whole);
  if (body.length <= room) return { href: start + body, shortened: false };
  const end = whole.indexOf(typed, head.length) + typed.length;
  const list = whole.slice(end).split(/(?=\n)/);
  const links = list.filter((line) => listLink.test(line)).map((line) => `${line.trim()}\n`);
  const others = list.filter((line) => !listLink.test(line));
  const letters = Array.from(new Intl.Segmenter().segment(whole.slice(0, end)), ({ segment }) => segment);
  const shortened = mailBody(room, cut, links.join(""), [...letters, ...others]);
  return { href: start + shortened, shortened: true };
}

/** Prevents line breaks at the hyphens of an address. An overlong address still breaks anywhere. */
export function inOneLine(address: string): string {
  return address.replaceAll("-", "\u2060-\u2060");
}
