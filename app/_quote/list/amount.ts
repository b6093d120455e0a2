import { numberFault } from "../../_fields/fault";
import { isBlank } from "../../_fields/read-text";
import { beforeStop, shortly } from "../line/describe";
import { type Entry, entryOf, lineOf, problemsOf } from "../line/entry";
import { type GoodsLine, isGoods } from "../line/line";
import { piecesOf } from "../line/pieces";
import type { QuoteTexts } from "../line/quote-texts";
import { amountRanges } from "../line/terms";
import { changeAt, entryInHand, openLine, type Outcome, type QuoteState, typing } from "./state";

/** Returns the error message for the amount of an entry. */
export function amountFault({ amount, unit }: Entry, { t }: QuoteTexts): string {
  return !isBlank(amount)
    ? numberFault(t, amountRanges[unit as keyof typeof amountRanges], "count", amount)
    : t("quote.composer.quantityMissing");
}

/** Returns the error for the amount of the line that is being typed, if it is shown. */
export function amountProblem(state: QuoteState, texts: QuoteTexts): string | undefined {
  return state.problems.includes("amount") ? amountFault(entryInHand(state), texts) : undefined;
}

/** Returns an entry for a change of a line's amount: in pieces if they are known. */
export function amountEntry(line: GoodsLine, texts: QuoteTexts): Entry {
  const pieces = piecesOf(line, texts);
  return { ...entryOf(line), ...(pieces !== undefined && { unit: "pieces", amount: String(pieces) }) };
}

/** Saves a typed amount in the list. While the other fields are open, the amount is saved with them. */
export function typingAmount(
  state: QuoteState,
  { index, text }: { index: number; text: string },
  texts: QuoteTexts,
): QuoteState {
  const line = state.lines[index];
  if (!line || !isGoods(line)) return state;
  const change = changeAt(state, index, amountEntry(line, texts));
  const isRestOpen = openLine(state) === index;
  const next = typing({ ...state, change, isRestOpen }, { amount: text });
  if (isRestOpen) return next;
  // A refused amount, such as "1.200", leaves the amount from before its first digit.
  const typed = lineOf(entryInHand(next)) ?? lineOf({ ...change.entry, amount: change.was });
  // Undo would restore a list without the new amount.
  return {
    ...next,
    ...(typed && { lines: state.lines.with(index, typed) }),
    notice: { text: state.notice.text },
  };
}

/** Ends the change of an amount, or shows its error. */
export function leavingAmount(state: QuoteState, texts: QuoteTexts): Outcome {
  const { change } = state;
  if (!change || state.isRestOpen) return { state };
  const [line, problems] = [lineOf(change.entry), problemsOf(change.entry)];
  if (!line) {
    const isNew = problems.includes("amount") && !state.problems.includes("amount");
    return {
      state: { ...state, problems },
      ...(isNew && { announcement: amountFault(change.entry, texts) }),
    };
  }
  const name = beforeStop(shortly(line, texts));
  return {
    state: { ...state, change: undefined, problems: [] },
    announcement: texts.t("quote.announce.changed", { n: change.index + 1, name }),
  };
}
