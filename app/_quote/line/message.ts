import type { FormValues } from "../../_lib/form-values";
import { encode } from "./code";
import { longestLink, longestMessage } from "./pieces";
import type { Delivery } from "./delivery";
import type { Entry } from "./entry";
import type { Line } from "./line";
import type * as MailText from "./mail-text";
import type { QuoteTexts } from "./quote-texts";

/** Code that writes the list, with its texts. */
export interface MessageParts extends Pick<typeof MailText, "entryText" | "messageWith"> {
  readonly texts: QuoteTexts;
}

/** The list as a form sends it. */
export interface ListToSend {
  readonly lines: readonly Line[];
  readonly delivery: Delivery;
  /** With the terms of the delivery. */
  readonly filled: readonly Line[];
  /** New lines that are not complete, or have no place in the list. */
  readonly begun: readonly Entry[];
  /** Undefined if they did not come. */
  readonly parts: MessageParts | undefined;
  /** Absolute address of the page with the list. */
  readonly page: string;
  /** Product's name, whose initial value the number of several lines replaces. */
  readonly name?: { readonly field: string; readonly initial: string } | undefined;
}

/** Field for the list and the reference, in both forms. */
export const messageField = "message";

/** Returns the values with the texts of unfinished lines, without the list. */
export function typedValues(values: FormValues, { begun, parts }: ListToSend): FormValues {
  if (!begun.length || !parts) return values;
  const entries = begun.map((entry) => parts.entryText(entry, parts.texts));
  return { ...values, [messageField]: [values[messageField], ...entries].filter(Boolean).join("\n\n") };
}

/** Returns the values to send. Without texts, the message has links that open the list. */
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
 * Splits a list into links: the first opens a list, the others add lines. Only a link of a single line may exceed
 * `longestLink`.
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

/** Returns the sentence about a list that makes a message too long. */
export function excessText(values: FormValues, { begun, lines, parts }: ListToSend): string | undefined {
  const { length } = String(values[messageField] ?? "");
  const isTooLong = begun.length + lines.length > 0 && length > longestMessage;
  return isTooLong ? parts?.texts.t("quote.mail.tooLong", { length, max: longestMessage }) : undefined;
}
