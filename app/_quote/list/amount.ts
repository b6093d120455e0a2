import { beforeStop, shortly } from "../line/describe";
import { amountEntry, entryIn, goodsOf, typed } from "../line/edits";
import { amountName, lineOf, problemText } from "../line/entry";
import { changed, withId, withoutEdits } from "../line/quote";
import type { QuoteTexts } from "../line/quote-texts";
import { checked, type Outcome, type QuoteState, withProblems } from "./state";

/** Returns the error for the amount of a line, if it is shown. */
export function amountProblem(state: QuoteState, id: number, texts: QuoteTexts): string | undefined {
  const entry = amountEntry(state, id, texts);
  const name = amountName(entry.kind);
  return state.problems[id]?.includes(name) ? problemText(entry, name, texts) : undefined;
}

/** Changes the typed amount of a line: of pieces where these are known. */
export function typingAmount(
  state: QuoteState,
  { id, text }: { id: number; text: string },
  texts: QuoteTexts,
): QuoteState {
  if (!goodsOf(state, id)) return state;
  const isOpen = withId(state.edits, id)?.isOpen ?? false;
  const rest = isOpen ? state : withoutEdits(state, [id]);
  const { kind, texts: before } = amountEntry(rest, id, texts);
  const name = amountName(kind);
  const isSame = !isOpen && text === before[name];
  return withProblems(isSame ? rest : typed(rest, id, { kind, texts: { [name]: text } }, isOpen), id);
}

/** Saves a typed amount when it is left, or shows its error: the line then keeps its former amount and unit. */
export function leavingAmount(state: QuoteState, id: number, texts: QuoteTexts): Outcome {
  const edit = withId(state.edits, id);
  if (!edit || edit.isOpen || !goodsOf(state, id)) return { state };
  const entry = entryIn(state, id);
  const line = lineOf(entry);
  if (!line) {
    const shown = checked(state, id);
    const announcement = amountProblem(state, id, texts) ? undefined : amountProblem(shown, id, texts);
    return { state: shown, announcement };
  }
  const n = state.items.findIndex((item) => item.id === id) + 1;
  const saved = withoutEdits(changed(state, id, line), [id]);
  return {
    state: { ...saved, problems: { ...state.problems, [id]: [] } },
    announcement: texts.t("quote.announce.changed", { n, name: beforeStop(shortly(line, texts)) }),
  };
}
