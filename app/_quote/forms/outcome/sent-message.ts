import type { FormValues } from "../../../_lib/form-values";
import { pageAddress, pageState, writeAddress } from "../../../_lib/page-address";
import { encode } from "../../line/code";
import type { Delivery } from "../../line/delivery";
import { type ListToSend, messageField } from "../../line/message";

/** Sent message as stored in the page's history entry; plain JSON. */
export interface SentMessage {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly list: string;
  readonly delivery: Delivery;
  readonly reference: string;
  readonly typed: string;
  readonly replyTo: string;
}

/**
 * Returns the receipt of a message.
 *
 * @param values without the list
 * @param replyTo name of the field for the visitor's e-mail address
 */
export function receiptOf(values: FormValues, { lines, delivery }: ListToSend, replyTo: string) {
  return {
    list: encode(lines),
    delivery,
    typed: String(values[messageField] ?? ""),
    replyTo: String(values[replyTo] ?? ""),
  };
}

/**
 * Stores a sent message in the page's history entry, and there only: a visitor who returns or reloads sees the message, a
 * new visit shows an empty form. The store of the tab could not tell these visits apart.
 */
export function keepSent(message: SentMessage | undefined): void {
  writeAddress(pageAddress(), { ...(pageState() as object | null), sent: message });
}

/** Returns the sent message of the page's history entry. */
export const keptSent = () => (pageState() as { sent?: SentMessage } | null)?.sent;
