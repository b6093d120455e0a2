import type { Locale } from "../../_i18n/languages";
import type { Delivery } from "../line/delivery";
import { beforeStop, shortly } from "../line/describe";
import { entryIn, goodsOf, typed } from "../line/edits";
import { type Entry, lineOf, problemsOf } from "../line/entry";
import type { DocumentLine } from "../line/line";
import { changed, closed, type Quote, withEdit, withId, without, withoutEdits } from "../line/quote";
import { canJoin, deedOf, joined, undone } from "../line/undo";
import type { QuoteTexts } from "../line/quote-texts";
import {
  checked,
  type Focus,
  inLanguage,
  isFull,
  leavingAmount,
  type Outcome,
  type QuoteState,
  toggled,
  typingAmount,
  withProblems,
} from "./state";

/** `id` is the identity of a line. */
export type Action =
  | { readonly type: "type"; readonly id: number; readonly entry: Partial<Entry> }
  | { readonly type: "amount"; readonly id: number; readonly text: string }
  | { readonly type: "leaveAmount" | "change" | "submit" | "cancel" | "remove"; readonly id: number }
  | { readonly type: "open" | "close" | "clear" | "undo" | "join" }
  | { readonly type: "document"; readonly line: DocumentLine }
  | { readonly type: "language"; readonly language: Locale }
  | { readonly type: "deliver"; readonly texts: Delivery }
  | { readonly type: "say"; readonly text: string };

/** Applies an action. Each change is announced once and can be undone, so that none asks for confirmation. */
export function reduce(state: QuoteState, action: Action, texts: QuoteTexts): Outcome {
  const { items, back } = state;
  const { t } = texts;
  switch (action.type) {
    case "type":
      return { state: withProblems(typed(state, action.id, action.entry, true), action.id) };
    case "submit":
      return submit(state, action.id, texts);
    case "open":
      return isFull(state) ? { state } : { state: { ...state, isOpened: true }, focus: { control: "kind" } };
    case "close":
      return { state: { ...state, isOpened: false }, focus: { control: "opener" } };
    case "cancel":
      return {
        state: { ...withoutEdits(state, [action.id]), isOpened: false },
        focus: opener(state, action.id),
      };
    case "change":
      return change(state, action.id);
    case "amount":
      return { state: typingAmount(state, action, texts) };
    case "leaveAmount":
      return leavingAmount(state, action.id, texts);
    case "remove": {
      const line = withId(items, action.id)?.line;
      if (!line) return { state };
      const removed = shortly(line, texts);
      const text = t("quote.announce.removed", { name: beforeStop(removed), count: items.length - 1 });
      return put(state, without(state, [action.id], true), text, { control: "undo" }, { removed });
    }
    case "clear": {
      const ids = items.map(({ id }) => id);
      return put(state, without(state, ids, true), t("quote.announce.cleared"), { control: "undo" });
    }
    case "undo":
      return undo(state, texts);
    case "join": {
      if (!back?.joins || !canJoin(state, back.deed)) return { state };
      const both = joined(state, back.deed);
      return put(state, both, t("quote.share.joined", { count: both.items.length }), { control: "undo" });
    }
    case "document":
      // Its checkbox shows the change, and undoes it.
      return { state: toggled(state, action.line) };
    case "language":
      return { state: inLanguage(state, action.language) };
    case "deliver":
      return { state: { ...state, delivery: { ...state.delivery, ...action.texts } } };
    case "say":
      return { state: { ...state, notice: action.text }, announcement: action.text };
  }
}

/** Announces a change, and keeps the way back. */
function put(
  before: Quote,
  state: QuoteState,
  text: string,
  focus: Focus,
  kind: { readonly removed?: string } = {},
): Outcome {
  const back = { text, deed: deedOf(before, state), ...kind };
  return { state: { ...state, back, notice: "" }, announcement: text, focus };
}

/** The control that opened the fields of a line. */
const opener = (quote: Quote, id: number): Focus =>
  goodsOf(quote, id) ? { control: "change", id } : { control: "opener" };

/** Shows all fields of a line. Those of others stay if something is typed in them. */
function change(state: QuoteState, id: number): Outcome {
  const line = goodsOf(state, id);
  if (!line) return { state };
  const edit = withId(state.edits, id) ?? { id, line, texts: {} };
  return { state: withEdit(closed(state), { ...edit, isOpen: true }), focus: { control: "fields", id } };
}

/** Saves a line in its place, or a new one at the end. */
function submit(state: QuoteState, id: number, texts: QuoteTexts): Outcome {
  const entry = entryIn(state, id);
  const line = lineOf(entry);
  const [control] = problemsOf(entry);
  const isListed = goodsOf(state, id) !== undefined;
  if (control) return { state: checked(state, id), focus: { control, id } };
  if (!line || (!isListed && isFull(state))) return { state: checked(state, id) };
  const name = beforeStop(shortly(line, texts));
  const items = isListed ? changed(state, id, line).items : [...state.items, { id, line }];
  const saved = withoutEdits({ ...state, items, isOpened: false }, [id]);
  const text = isListed
    ? texts.t("quote.announce.changed", { n: items.findIndex((item) => item.id === id) + 1, name })
    : texts.t("quote.announce.added", { name, count: items.length });
  return put(state, saved, text, opener(state, id));
}

function undo(state: QuoteState, { t }: QuoteTexts): Outcome {
  const { back } = state;
  if (!back) return { state };
  const before = undone(state, back.deed);
  const count = before.items.length;
  const text = back.removed
    ? t("quote.announce.restored", { name: beforeStop(back.removed), count })
    : count
      ? t("quote.count", { count })
      : t("quote.empty.heading");
  const [restored] = before.items.filter(({ id }) => !withId(state.items, id));
  return {
    state: { ...before, notice: text, back: undefined },
    announcement: text,
    focus:
      back.removed && restored
        ? { control: "remove", id: restored.id }
        : { control: count ? "clear" : "kind" },
  };
}
