import { problemsOf } from "../line/entry";
import type { FieldName } from "../line/fields";
import { entryIn } from "../line/edits";
import { mostLines } from "../line/line";
import type { Deed } from "../line/undo";
import { goodsIn, type Quote } from "../line/quote";

/** The way back from an action, offered as long as today's list allows it. */
interface WayBack {
  readonly text: string;
  readonly deed: Deed;
  /** Name of the removed line, if the action removed one. */
  readonly removed?: string | undefined;
  /** Whether the previous list may also be joined to the one that took its place. */
  readonly joins?: true;
}

/** State of the form's page that the tab does not store. */
export interface View {
  /** Last sentence about the list. */
  readonly notice: string;
  /** Last action that can be undone. */
  readonly back?: WayBack | undefined;
  /** Shown problems by the identity of their line. */
  readonly problems: Readonly<Record<number, readonly FieldName[]>>;
  /** Whether the pictures that add lines are shown beside a list. */
  readonly isOpened: boolean;
}

export interface QuoteState extends Quote, View {}

export const firstView: View = { notice: "", problems: {}, isOpened: false };

/** A control of the composer, or of the line with this identity. `fields` are those besides the amount. */
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

/** State after an action, the text to announce, and the control to focus. */
export interface Outcome {
  readonly state: QuoteState;
  readonly announcement?: string | undefined;
  readonly focus?: Focus;
}

export const isFull = ({ items }: Quote) => goodsIn(items) >= mostLines;

/** Shows those problems of a line that the visitor has seen and that its texts still have. */
export function withProblems(state: QuoteState, id: number): QuoteState {
  const problems = problemsOf(entryIn(state, id));
  const known = state.problems[id] ?? [];
  return { ...state, problems: { ...state.problems, [id]: known.filter((each) => problems.includes(each)) } };
}

/** Shows all problems of a line. */
export function checked(state: QuoteState, id: number): QuoteState {
  return { ...state, problems: { ...state.problems, [id]: problemsOf(entryIn(state, id)) } };
}
