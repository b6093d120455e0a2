import type { Locale } from "../../_i18n/languages";
import type { Delivery } from "../line/delivery";
import { beforeStop, shortly } from "../line/describe";
import { emptyEntry, type Entry, entryOf, lineOf, problemsOf } from "../line/entry";
import { type DocumentLine, indexOfDocument, isGoods, type Line, papers } from "../line/line";
import type { QuoteTexts } from "../line/quote-texts";
import { leavingAmount, typingAmount } from "./amount";
import {
  changeAt,
  entryInHand,
  type Focus,
  isFull,
  type Notice,
  type Outcome,
  type QuoteState,
  typing,
} from "./state";

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
      const { index } = action;
      const line = lines[index];
      if (!line || !isGoods(line)) return { state };
      const change = changeAt(state, index, entryOf(line));
      return { state: { ...state, change, isRestOpen: true }, focus: { control: "fields", index } };
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
  focus: Focus,
  removed?: Notice["removed"],
): Outcome {
  const notice = { text, before: state.lines, removed };
  return { state: { ...state, lines, notice }, announcement: text, focus };
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

function submit(state: QuoteState, texts: QuoteTexts): Outcome {
  const { change, lines } = state;
  const entry = entryInHand(state);
  const [line, problems] = [lineOf(entry), problemsOf(entry)];
  const checked = { ...state, problems };
  const [control] = problems;
  // The amount of a line of the list is beside its name; its other fields have the same ids as those of a new line.
  if (control)
    return { state: checked, focus: { control, index: control === "amount" ? change?.index : undefined } };
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

export const isPaper = (line: Line): line is DocumentLine =>
  line.kind === "document" && papers.some((id) => id === line.document);

const inLanguage = (line: Line, language: Locale): Line => (isPaper(line) ? { ...line, language } : line);
