import type { FormValues } from "../../_lib/form-values";
import { encode } from "./code";
import type { Delivery } from "./delivery";
import type { Entry } from "./entry";
import type { Line } from "./line";
import { longestLink, longestMessage } from "./limits";
import type * as MailText from "./mail-text";
import type { QuoteTexts } from "./quote-texts";

/** Texts of the list and code that writes it. */
export interface MessageParts extends Pick<typeof MailText, "entryText" | "messageWith"> {
  readonly texts: QuoteTexts;
}

/** The quote list as a form sends it. */
export interface ListToSend {
  readonly lines: readonly Line[];
  readonly delivery: Delivery;
  /** The lines with the terms of the delivery. */
  readonly filled: readonly Line[];
  /** Entries that are no lines: new lines that are not complete, or that have no place in the list. */
  readonly begun: readonly Entry[];
  /** Undefined if they have failed to load. */
  readonly parts: MessageParts | undefined;
  /** Absolute address of the page with the list. */
  readonly page: string;
  /** Field with a product's name, whose initial value the number of several lines replaces. */
  readonly name?: { readonly field: string; readonly initial: string } | undefined;
}

/** Name of the field that gets the list and the reference; both forms have this field. */
export const messageField = "message";

/** Returns the form's values to send without a list. The message contains the texts of unfinished lines. */
export function typedValues(values: FormValues, { begun, parts }: ListToSend): FormValues {
  if (!begun.length || !parts) return values;
  const entries = begun.map((entry) => parts.entryText(entry, parts.texts));
  return { ...values, [messageField]: [values[messageField], ...entries].filter(Boolean).join("\n\n") };
}

/** Returns the values to send. Without texts, the message has links that open the whole list. */
export function messageOf(values: FormValues, list: ListToSend): FormValues {
  const { lines, filled, parts, page, name } = list;
  const typed = typedValues(values, list);
  const text = String(typed[messageField] ?? "");
  if (!lines.length) return typed;
  if (!parts) return { ...typed, [messageField]: [`${text}\n`, ...listLinks(filled, page)].join("\n") };
  const isInitial = name && lines.length > 1 && values[name.field] === name.initial;
  return {
    ...typed,
    [messageField]: parts.messageWith(text, filled, parts.texts, `${page}#l=${encode(filled)}`),
    ...(isInitial && { [name.field]: parts.texts.t("quote.mail.productName", { count: lines.length }) }),
  };
}

/**
 * Splits a list into links: the first opens a list, the others add lines. No link exceeds `longestLink`,
 * unless a single line does.
 *
 * @param page absolute address of the form's page
 */
export function listLinks(lines: readonly Line[], page: string): string[] {
  const links: string[] = [];
  let from = 0;
  for (let to = 1; to <= lines.length; to++) {
    const link = (end: number) => `${page}#${links.length ? "a" : "l"}=${encode(lines.slice(from, end))}`;
    const isFull = to < lines.length && link(to + 1).length > longestLink;
    if (!isFull && to < lines.length) continue;
    links.push(link(to));
    from = to;
  }
  return links;
}

/** Returns the sentence about a message with a list that mail services would truncate. */
export function excessText(values: FormValues, { begun, lines, parts }: ListToSend): string | undefined {
  const { length } = String(values[messageField] ?? "");
  const isTooLong = begun.length + lines.length > 0 && length > longestMessage;
  return isTooLong ? parts?.texts.t("quote.mail.tooLong", { length, max: longestMessage }) : undefined;
}
