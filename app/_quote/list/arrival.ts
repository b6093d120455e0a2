import { addedTo, unreadable, unreadTexts } from "../line/added";
import type { Decoded } from "../line/decode";
import { isGoods } from "../line/line";
import { canJoin, deedOf } from "../line/undo";
import { idsOf, isEqual } from "../line/quote";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { begin, beginningIn } from "./beginning";
import { type LinkedList, linkedList, withLinked } from "./linked-list";
import type { Outcome, QuoteState } from "./state";

interface Arrival extends Outcome {
  /** An unreadable address stays in the address bar for corrections. */
  readonly isUnreadable?: true;
}

/**
 * Applies an untrusted address (`requestIn`). Unreadable or unknown values change only the notice. Where storage is
 * blocked, one link has both a list and a beginning.
 *
 * @param isOwn whether a link of this site led to the address: lines of other links are marked (`linked`)
 */
export function applyAddress(
  state: QuoteState,
  address: Pick<Location, "hash" | "search">,
  isOwn: boolean,
  texts: QuoteTexts,
): Arrival | undefined {
  const read = linkedList(address, isOwn, knownIn(texts));
  const beginning = beginningIn(address, isOwn, texts);
  if (!read) {
    if (beginning === "unreadable") return refused(state, texts);
    return beginning && begin(state, beginning, texts);
  }
  if (!read.lines.length) return refused(state, texts);
  if (read.kind === "a") return withLines(state, read, texts);
  const opened = opening(state, read, texts);
  return beginning && beginning !== "unreadable" ? begin(opened.state, beginning, texts, state) : opened;
}

function refused(state: QuoteState, texts: QuoteTexts): Arrival {
  const text = unreadable(state, texts);
  return { state: { ...state, notice: text }, announcement: text, isUnreadable: true };
}

/** Undo and the amount are offered to a press on a picture, which also starts an empty list. */
function withLines(state: QuoteState, read: Decoded, texts: QuoteTexts): Arrival {
  const { quote, added, text } = addedTo(state, read, texts);
  const id = idsOf(quote.items, read.lines.filter(isGoods)).at(-1);
  return {
    state: {
      ...quote,
      isOpened: false,
      ...(added.length ? { notice: "", back: { text, deed: deedOf(state, quote) } } : { notice: text }),
    },
    announcement: text,
    ...(id !== undefined && { focus: { control: "amount", id } }),
  };
}

function opening(state: QuoteState, read: LinkedList, texts: QuoteTexts): Arrival {
  const opened = withLinked(state, read);
  const deed = deedOf(state, opened);
  const isOther = state.items.length > 0 && !isEqual(state.items, opened.items);
  const said = [texts.t("quote.share.opened", { count: read.lines.length }), ...unreadTexts(read, texts)];
  const text = said.join(" ");
  if (isOther) {
    const back = { text, deed, ...(canJoin(opened, deed) && { joins: true as const }) };
    return { state: { ...opened, notice: "", back }, announcement: text };
  }
  // A notice about nothing else would move the form.
  return { state: { ...opened, notice: said.length > 1 ? text : "" }, announcement: text };
}
