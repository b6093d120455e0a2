import { numberFault } from "../../_fields/fault";
import { isBlank } from "../../_fields/read-text";
import { beforeStop, shortly } from "../line/describe";
import { amountEntry, entryIn, goodsOf, typed } from "../line/edits";
import { type Entry, lineOf } from "../line/entry";
import { changed, withId, withoutEdits } from "../line/quote";
import type { QuoteTexts } from "../line/quote-texts";
import { amountRanges } from "../line/fields";
import { checked, type Outcome, type QuoteState, withProblems } from "./state";

/** Returns the error message for the amount of an entry. */
export function amountFault({ amount, unit }: Entry, { t }: QuoteTexts): string {
  return !isBlank(amount)
    ? numberFault(t, amountRanges[unit as keyof typeof amountRanges], "count", amount)
    : t("quote.composer.quantityMissing");
}

/** Returns the error for the amount of a line, if it is shown. */
export function amountProblem(state: QuoteState, id: number, texts: QuoteTexts): string | undefined {
  return state.problems[id]?.includes("amount") ? amountFault(entryIn(state, id), texts) : undefined;
}

/** Changes the typed amount of a line. Without its other fields, it is an amount of pieces where these are known. */
export function typingAmount(
  state: QuoteState,
  { id, text }: { id: number; text: string },
  texts: QuoteTexts,
): QuoteState {
  if (withId(state.edits, id)?.isOpen) return withProblems(typed(state, id, { amount: text }, true), id);
  if (!goodsOf(state, id)) return state;
  const rest = withoutEdits(state, [id]);
  const { unit, amount } = amountEntry(rest, id, texts);
  const next = text === amount ? rest : typed(rest, id, { unit, amount: text }, false);
  return withProblems(next, id);
}

/** Saves a typed amount when it is left, or shows its error: the line then keeps its former amount and unit. */
export function leavingAmount(state: QuoteState, id: number, texts: QuoteTexts): Outcome {
  const edit = withId(state.edits, id);
  if (!edit || edit.isOpen || !goodsOf(state, id)) return { state };
  const entry = entryIn(state, id);
  const line = lineOf(entry);
  if (!line) {
    const isNew = !amountProblem(state, id, texts);
    return { state: checked(state, id), ...(isNew && { announcement: amountFault(entry, texts) }) };
  }
  const n = state.items.findIndex((item) => item.id === id) + 1;
  const saved = withoutEdits(changed(state, id, line), [id]);
  return {
    state: { ...saved, problems: { ...state.problems, [id]: [] } },
    announcement: texts.t("quote.announce.changed", { n, name: beforeStop(shortly(line, texts)) }),
  };
}
