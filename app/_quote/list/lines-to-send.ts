import { late, withinLimit } from "../../_lib/late";
import { checkedQuote } from "../line/decode";
import { withDelivery } from "../line/delivery";
import { entryIn, type Filled, filled } from "../line/edits";
import type { Entry } from "../line/entry";
import type { ListToSend, MessageParts } from "../line/message";
import { isEqual, linesOf, type Quote, withId, without, withoutEdits } from "../line/quote";
import { knownIn } from "../line/quote-texts";
import { takeLinked } from "./linked-list";
import { storedQuote } from "./quote-store";
import { quoteTexts } from "./texts-file";
import { productOf } from "../line/pieces";

/** Settings for sending the list with a form; plain JSON. */
export interface QuoteSpec {
  /** Address of the page with the list. */
  page: string;
  /** Product of an order, which sends only its lines. */
  product?: number;
  /** Name of the field for the pieces, which the list fills in. */
  amount: string;
  /** Field for the product's name. The number of several lines replaces its initial value. */
  name?: { field: string; initial: string };
  /** Name of the field for the visitor's e-mail address. */
  replyTo: string;
}

/** Most visitors of a form send no list. */
export const messageParts = late(async (): Promise<MessageParts> => {
  const [texts, mail] = await Promise.all([quoteTexts.get(), withinLimit(import("../line/mail-text"))]);
  return { texts, entryText: mail.entryText, messageWith: mail.messageWith };
});

export interface Sent extends Filled {
  /** Of the unfinished lines. */
  readonly entries: readonly Entry[];
}

/** Returns what to send: of an order the lines of its product, of an enquiry also the new lines being typed. */
export function toSend(product: number | undefined, quote: Quote): Sent {
  const { items, unfinished, refused } = filled(quote);
  const entriesOf = (edits: Filled["unfinished"]) => edits.map(({ id }) => entryIn(quote, id));
  if (product === undefined) return { items, unfinished, refused, entries: entriesOf(unfinished) };
  const ordered = items.filter(({ id, line }) => productOf(line) === product && withId(quote.items, id));
  // The page of an order has no field to correct a refused text.
  const refusedThere = refused.filter(({ id }) => withId(ordered, id));
  return { items: ordered, unfinished: refusedThere, refused: [], entries: entriesOf(refusedThere) };
}

/** Returns what a form sends now of the lists of tab and address, and a function that removes it from a later list. */
export function listNow({ product, page, name }: QuoteSpec, parts: MessageParts | undefined) {
  const known = parts && knownIn(parts.texts);
  if (product === undefined) takeLinked(known);
  const quote = checkedQuote(storedQuote(), known);
  const sent = toSend(product, quote);
  const lines = linesOf(sent.items);
  const { delivery } = quote;
  const list: ListToSend = {
    lines,
    delivery,
    filled: withDelivery(lines, delivery),
    begun: sent.entries,
    parts,
    page: new URL(page, location.href).href,
    name,
  };
  return { list, refused: sent.refused, forgotten: forgotten(product, sent, quote) };
}

/**
 * Returns a function that removes what was sent from a list. What has changed meanwhile stays. An enquiry also
 * sends the delivery.
 */
export function forgotten(product: number | undefined, sent: Sent, { delivery }: Quote) {
  return <Kept extends Quote>(today: Kept): Kept => {
    const now = filled(today).items;
    const items = sent.items.filter((item) => isEqual(withId(now, item.id), item));
    const edits = sent.unfinished.filter((edit) => isEqual(withId(today.edits, edit.id), edit));
    const ids = [...items, ...edits].map(({ id }) => id);
    const quote = withoutEdits(without(today, ids, true), ids);
    const isDelivered = product === undefined && isEqual(today.delivery, delivery);
    return isDelivered ? { ...quote, delivery: {} } : quote;
  };
}
