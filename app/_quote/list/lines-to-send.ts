import { entryIn, type Filled, filled } from "../line/edits";
import type { Entry } from "../line/entry";
import { productOf } from "../line/pieces";
import { type Quote, withId, without, withoutEdits } from "../line/quote";
import { isEqual } from "../line/same";

/** The part of the list that a form sends. */
export interface Sent extends Filled {
  /** Texts of the unfinished lines. */
  readonly entries: readonly Entry[];
}

/** Returns what to send: of an order only the lines of its product, of an enquiry also the new lines being typed. */
export function toSend(product: number | undefined, quote: Quote): Sent {
  const { items, unfinished, refused } = filled(quote);
  const entriesOf = (edits: Filled["unfinished"]) => edits.map(({ id }) => entryIn(quote, id));
  if (product === undefined) return { items, unfinished, refused, entries: entriesOf(unfinished) };
  const ordered = items.filter(({ id, line }) => productOf(line) === product && withId(quote.items, id));
  // The page of an order has no field to correct a refused text.
  const refusedThere = refused.filter(({ id }) => withId(ordered, id));
  return { items: ordered, unfinished: refusedThere, refused: [], entries: entriesOf(refusedThere) };
}

/**
 * Returns a function that removes what was sent from a list: its lines, and what was typed in them. Whatever has changed
 * while the message was on its way stays. An enquiry also sends the delivery.
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
