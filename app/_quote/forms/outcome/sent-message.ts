import type { FormValues } from "../../../_lib/form-values";
import { pageAddress, pageState, writeAddress } from "../../../_lib/page-address";
import { encode } from "../../line/code";
import type { Delivery } from "../../line/delivery";
import { type ListToSend, messageField } from "../../line/message";

/** Receipt in the page's history entry; plain JSON. */
export interface SentMessage {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly list: string;
  readonly delivery: Delivery;
  readonly reference: string;
  readonly typed: string;
  readonly replyTo: string;
}

/** @param values without the list */
export function receiptOf(values: FormValues, { lines, delivery }: ListToSend, replyTo: string) {
  return {
    list: encode(lines),
    delivery,
    typed: String(values[messageField] ?? ""),
    replyTo: String(values[replyTo] ?? ""),
  };
}

/**
 * Keeps the receipt in the history entry, and there only: a visitor who returns or reloads sees it, a new visit
 * shows an empty form.
 */
export function keepSent(message: SentMessage | undefined): void {
  writeAddress(pageAddress(), { ...(pageState() as object | null), sent: message });
}

/** Returns the sent message of the page's history entry. */
export const keptSent = () => (pageState() as { sent?: SentMessage } | null)?.sent;

/** Prevents line breaks at the hyphens of an address. */
export function inOneLine(address: string): string {
  return address.replaceAll("-", "\u2060-\u2060");
}
