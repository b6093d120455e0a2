import { amountName, lineOf, problemsOf, problemText } from "../line/entry";
import type { FieldName } from "../line/fields";
import { amountEntry, entryIn, goodsOf, typed } from "../line/edits";
import { type DocumentLine, mostLines } from "../line/line";
import type { Locale } from "../../_i18n/languages";
import type { Deed } from "../line/undo";
import { appended, changed, goodsIn, type Quote, withId, without, withoutEdits } from "../line/quote";
import { beforeStop, shortly } from "../line/describe";
import type { QuoteTexts } from "../line/quote-texts";
import { isPaper } from "../line/terms";

interface WayBack {
  readonly text: string;
  readonly deed: Deed;
  readonly removed?: string | undefined;
  /** Whether the previous list may also be joined to today's. */
  readonly joins?: true;
}

/** What the tab does not store. */
export interface View {
  readonly notice: string;
  readonly back?: WayBack | undefined;
  /** By the identity of their line. */
  readonly problems: Readonly<Record<number, readonly FieldName[]>>;
  /** Whether the pictures are shown beside a list. */
  readonly isOpened: boolean;
}

export interface QuoteState extends Quote, View {}

export const firstView: View = { notice: "", problems: {}, isOpened: false };

/** A control of the composer, or of a line. `fields` are those besides the amount. */
export interface Focus {
  readonly control:
    | FieldName
    | "amount"
    | "undo"
    | "clear"
    | "opener"
    | "kind"
    | "change"
    | "remove"
    | "fields";
  readonly id?: number | undefined;
}

export interface Outcome {
  readonly state: QuoteState;
  readonly announcement?: string | undefined;
  readonly focus?: Focus;
}

/** Returns whether the list takes no more goods. */
export const isFull = ({ items }: Quote) => goodsIn(items) >= mostLines;

/** Keeps those shown problems of a line that its texts still have. */
export function withProblems(state: QuoteState, id: number): QuoteState {
  const problems = problemsOf(entryIn(state, id));
  const known = state.problems[id] ?? [];
  return { ...state, problems: { ...state.problems, [id]: known.filter((each) => problems.includes(each)) } };
}

/** Shows all problems of a line. */
export function checked(state: QuoteState, id: number): QuoteState {
  return { ...state, problems: { ...state.problems, [id]: problemsOf(entryIn(state, id)) } };
}

/** Returns the sentence about a line's amount, if it is shown. */
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

/** Saves an amount when it is left, or shows its error: the line then stays as it was. */
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

/** Adds a document, or removes it. */
export function toggled(state: QuoteState, line: DocumentLine): QuoteState {
  const known = state.items.find(
    (item) => item.line.kind === "document" && item.line.document === line.document,
  );
  return known ? without(state, [known.id]) : appended(state, [line]);
}

/** Returns the list with its documents in a language. */
export const inLanguage = (state: QuoteState, language: Locale): QuoteState => ({
  ...state,
  items: state.items.map((item) =>
    isPaper(item.line) ? { ...item, line: { ...item.line, language } } : item,
  ),
});
