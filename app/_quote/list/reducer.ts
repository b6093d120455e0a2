import { isBlank } from "../../_lib/read-text";
import { numberFault } from "../../_lib/number-fault";
import type { Locale } from "../../_i18n/languages";
import type { Delivery } from "../line/delivery";
import { beforeStop, shortly } from "../line/describe";
import {
  type Change,
  emptyEntry,
  type Entries,
  type Entry,
  entryOf,
  lineOf,
  type Problem,
  problemsOf,
} from "../line/entry";
import {
  countGoods,
  type DocumentLine,
  type GoodsLine,
  indexOfDocument,
  isGoods,
  type Line,
  mostLines,
  papers,
} from "../line/line";
import { piecesOf } from "../line/pieces";
import type { QuoteTexts } from "../line/quote-texts";
import { amountRanges } from "../line/terms";

/** Last change of the list as a text, with the data to undo it. */
interface Notice {
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

/** What a visitor does with the list. */
export type Action =
  | { readonly type: "type"; readonly texts: Partial<Entry> }
  | { readonly type: "submit" | "open" | "close" | "cancel" | "leaveAmount" | "clear" | "undo" | "join" }
  | { readonly type: "change" | "remove"; readonly index: number }
  | { readonly type: "amount"; readonly index: number; readonly text: string }
  | { readonly type: "document"; readonly line: DocumentLine }
  | { readonly type: "language"; readonly language: Locale }
  | { readonly type: "deliver"; readonly texts: Delivery }
  | { readonly type: "say"; readonly text: string };

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

/** Returns the error message for the amount of an entry. */
export function amountFault({ amount, unit }: Entry, { t }: QuoteTexts): string {
  return !isBlank(amount)
    ? numberFault(t, amountRanges[unit as keyof typeof amountRanges], "count", amount)
    : t("quote.composer.quantityMissing");
}

/** Applies an action. Each change is announced once and can be undone, so that no action asks for confirmation. */
export function reduce(state: QuoteState, action: Action, texts: QuoteTexts): Outcome {
  const { lines, notice } = state;
  const { t } = texts;
  switch (action.type) {
    case "type":
      return { state: typing(state, action.texts) };
    case "submit":
      return submit(state, texts);
    case "open": {
      if (isFull(state)) return { state };
      const saved = state.change ? submit(state, texts) : { state };
      // An invalid change stays open.
      if (saved.state.change) return saved;
      return { ...saved, state: { ...saved.state, isOpened: true }, focus: { control: "kind" } };
    }
    case "close":
      return { state: { ...state, isOpened: false }, focus: { control: "opener" } };
    case "cancel":
      return {
        state: { ...closed(state), begun: state.change ? state.begun : emptyEntry },
        focus: opener(state),
      };
    case "change": {
      const change = changing(state, action.index);
      if (!change) return { state };
      const focus = { control: "fields", index: action.index } as const;
      return { state: { ...state, change, isRestOpen: true }, focus };
    }
    case "amount":
      return { state: typingAmount(state, action, texts) };
    case "leaveAmount":
      return leavingAmount(state, texts);
    case "remove": {
      const line = lines[action.index];
      if (!line) return { state };
      const name = shortly(line, texts);
      const left = lines.toSpliced(action.index, 1);
      const text = t("quote.announce.removed", { name: beforeStop(name), count: left.length });
      // A changed line may have another index now.
      return put(closedChange(state), left, text, { control: "undo" }, { name, index: action.index });
    }
    case "clear":
      return put(closedChange(state), [], t("quote.announce.cleared"), { control: "undo" });
    case "undo": {
      const { before, removed } = notice;
      if (!before) return { state };
      const count = before.length;
      const text = removed
        ? t("quote.announce.restored", { name: beforeStop(removed.name), count })
        : count
          ? t("quote.count", { count })
          : t("quote.empty.heading");
      return {
        state: { ...closedChange(state), lines: before, notice: { text } },
        announcement: text,
        focus: removed ? { control: "remove", index: removed.index } : { control: count ? "clear" : "kind" },
      };
    }
    case "join":
      return notice.both
        ? put(closedChange(state), notice.both, t("quote.share.joined", { count: notice.both.length }), {
            control: "undo",
          })
        : { state };
    case "document": {
      const index = indexOfDocument(lines, action.line.document);
      const next = index < 0 ? [...lines, action.line] : lines.toSpliced(index, 1);
      // No notice: its checkbox shows the change, and undoes it.
      return { state: { ...state, lines: next, notice: { text: "" } } };
    }
    case "language":
      return { state: { ...state, lines: lines.map((line) => inLanguage(line, action.language)) } };
    case "deliver":
      return { state: { ...state, delivery: { ...state.delivery, ...action.texts } } };
    case "say":
      return { state: { ...state, notice: { text: action.text } }, announcement: action.text };
  }
}

/** Replaces the list, announces the change, and keeps the previous list for undo. */
function put(
  state: QuoteState,
  lines: readonly Line[],
  text: string,
  focus?: Focus,
  removed?: Notice["removed"],
): Outcome {
  const notice = { text, before: state.lines, removed };
  return { state: { ...state, lines, notice }, announcement: text, ...(focus && { focus }) };
}

const closed = (state: QuoteState): QuoteState => ({
  ...state,
  change: undefined,
  isOpened: false,
  problems: [],
});

const closedChange = (state: QuoteState) => (state.change ? closed(state) : state);

/** Returns the control that opened the fields. */
const opener = ({ change }: QuoteState): Focus =>
  change ? { control: "change", index: change.index } : { control: "opener" };

function typing(state: QuoteState, texts: Partial<Entry>): QuoteState {
  const entry = { ...entryInHand(state), ...texts };
  const problems = problemsOf(entry);
  return {
    ...state,
    ...(state.change ? { change: { ...state.change, entry } } : { begun: entry }),
    problems: state.problems.filter((known) => problems.includes(known)),
  };
}

function submit(state: QuoteState, texts: QuoteTexts): Outcome {
  const { change, lines } = state;
  const entry = entryInHand(state);
  const [line, problems] = [lineOf(entry), problemsOf(entry)];
  const checked = { ...state, problems };
  if (problems[0])
    return { state: checked, focus: { control: problems[0], index: indexOf(problems[0], change) } };
  if (!line || isFull(state)) return { state: checked };
  const name = beforeStop(shortly(line, texts));
  if (change) {
    const text = texts.t("quote.announce.changed", { n: change.index + 1, name });
    return put(closed(state), lines.with(change.index, line), text, opener(state));
  }
  const all = [...lines, line];
  const text = texts.t("quote.announce.added", { name, count: all.length });
  return put({ ...closed(state), begun: emptyEntry }, all, text, opener(state));
}

/** The amount of a line of the list is beside its name; its other fields have the same ids as those of a new line. */
const indexOf = (problem: Problem, change: Change | undefined) =>
  problem === "amount" ? change?.index : undefined;

/** Returns the change of a line of goods, as far as it has begun. */
function changing({ lines, change }: QuoteState, index: number): Change | undefined {
  if (change?.index === index) return change;
  const line = lines[index];
  if (!line || !isGoods(line)) return undefined;
  const entry = entryOf(line);
  return { index, entry, was: entry.amount };
}

/** Returns an entry for a change of a line's amount: in pieces if they are known. */
export function inPieces(line: GoodsLine, texts: QuoteTexts): Entry {
  const pieces = piecesOf(line, texts);
  return { ...entryOf(line), ...(pieces !== undefined && { unit: "pieces", amount: String(pieces) }) };
}

/** Saves a typed amount in the list. While the other fields are open, the amount is saved with them. */
function typingAmount(
  state: QuoteState,
  { index, text }: { index: number; text: string },
  texts: QuoteTexts,
): QuoteState {
  const line = state.lines[index];
  if (!line || !isGoods(line)) return state;
  const entry = inPieces(line, texts);
  const change = state.change?.index === index ? state.change : { index, entry, was: entry.amount };
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
function leavingAmount(state: QuoteState, texts: QuoteTexts): Outcome {
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

export const isPaper = (line: Line): line is DocumentLine =>
  line.kind === "document" && papers.some((id) => id === line.document);

const inLanguage = (line: Line, language: Locale): Line => (isPaper(line) ? { ...line, language } : line);
