import type { Delivery } from "../line/delivery";
import { type Change, type Entries, type Entry, type Problem, problemsOf } from "../line/entry";
import { countGoods, type Line, mostLines } from "../line/line";

/** Last change of the list as a text, with the data to undo it. */
export interface Notice {
  readonly text: string;
  /** Whether the text is announced but not shown, because the list shows the same change. */
  readonly isQuiet?: boolean;
  /** Previous list; undefined if there is nothing to undo. */
  readonly before?: readonly Line[] | undefined;
  /** Previous and new list together; undefined if they can't be joined. */
  readonly both?: readonly Line[] | undefined;
  /** Name and index of a removed line. */
  readonly removed?: { readonly name: string; readonly index: number } | undefined;
}

/** State of the form's page that the tab does not store. */
export interface View {
  readonly notice: Notice;
  /** Shown problems of the line that is being typed. */
  readonly problems: readonly Problem[];
  /** Whether the pictures that add lines are shown beside a list. */
  readonly isOpened: boolean;
  /** Whether the changed line shows the fields besides its amount. */
  readonly isRestOpen: boolean;
}

/** Quote list of this tab, with the lines and the delivery that are being typed. */
export interface Quote extends Entries {
  readonly lines: readonly Line[];
  readonly delivery: Delivery;
}

export interface QuoteState extends Quote, View {}

export const firstView: View = { notice: { text: "" }, problems: [], isOpened: false, isRestOpen: true };

/** A control of the composer, or of the line with this index. `fields` are those besides the amount. */
export interface Focus {
  readonly control: Problem | "undo" | "clear" | "opener" | "change" | "remove" | "fields";
  readonly index?: number | undefined;
}

/** State after an action, the text to announce, and the control to focus. */
export interface Outcome {
  readonly state: QuoteState;
  readonly announcement?: string;
  readonly focus?: Focus;
}

export const isFull = ({ lines, change }: QuoteState) => !change && countGoods(lines) >= mostLines;

/** Returns the line that is being typed. */
export const entryInHand = ({ change, begun }: Entries): Entry => change?.entry ?? begun;

/** Returns the index of the line whose fields besides the amount are shown. */
export const openLine = ({ change, isRestOpen }: QuoteState) => (isRestOpen ? change?.index : undefined);

/** Returns the change of a line, as far as it has begun. @param entry the line's texts, for a new change */
export const changeAt = ({ change }: QuoteState, index: number, entry: Entry): Change =>
  change?.index === index ? change : { index, entry, was: entry.amount };

/** Changes texts of the line that is being typed. Shows no problem that the visitor has not seen yet. */
export function typing(state: QuoteState, texts: Partial<Entry>): QuoteState {
  const entry = { ...entryInHand(state), ...texts };
  const problems = problemsOf(entry);
  return {
    ...state,
    ...(state.change ? { change: { ...state.change, entry } } : { begun: entry }),
    problems: state.problems.filter((known) => problems.includes(known)),
  };
}
