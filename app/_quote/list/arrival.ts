import { palletRanges } from "../../_content/pallet-ranges";
import { parametersOf, withoutParameters } from "../../_lib/read-address";
import { readCount } from "../../_lib/read-figures";
import { lineText, longest } from "../../_lib/read-text";
import { addedTo, unreadable } from "../line/added";
import { encode, fromLink, withoutLines } from "../line/code";
import { decode, type Decoded } from "../line/decode";
import { kindName } from "../line/describe";
import { emptyEntry, type Entry, entryOf, isUntouched, lineOf, withEntries } from "../line/entry";
import { listInAddress, withoutList } from "../line/link";
import { countGoods, type GoodsLine, isGoods, mostLines, withLines } from "../line/line";
import { productOf } from "../line/pieces";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import type { Focus, QuoteState } from "./reducer";

/** State after an address, with a notice that says so. */
export interface Arrival {
  readonly state: QuoteState;
  /** Set for an unreadable address, which stays in the address bar for corrections. */
  readonly isUnreadable?: true;
  readonly focus?: Focus;
}

/** Beginning of a line in an address: kind, number of pieces and note. */
type Beginning = Pick<Entry, "kind" | "amount" | "note" | "linked">;

/**
 * Applies an untrusted address: a whole list (`#l=…`), lines to add (`#a=…`), or the beginning of a line
 * (`?p=3&n=468&t=…`: product, `blocks` or `custom`; number of pieces; note). Unreadable or unknown values change
 * nothing except the notice. Where storage is blocked, one link has both a list and a beginning.
 *
 * @param isOwn whether a link of this site led to the address: lines of other links are marked (`linked`)
 * @returns undefined for an address that requests nothing
 */
export function applyAddress(
  state: QuoteState,
  address: Pick<Location, "hash" | "search">,
  isOwn: boolean,
  texts: QuoteTexts,
): Arrival | undefined {
  const list = listInAddress(address);
  const beginning = beginningIn(address, isOwn, texts);
  if (!list) {
    if (beginning === "unreadable") return refused(state, texts);
    return beginning && { state: begin(state, beginning, texts) };
  }
  const found = decode(list.code, knownIn(texts));
  if (!found.lines.length) return refused(state, texts);
  const read = isOwn ? found : { ...found, lines: fromLink(found.lines, state.lines) };
  if (list.kind === "a") {
    const { added, lines, text } = addedTo(state.lines, read, texts);
    // Undo and the amount are offered to a press on a picture, which also starts an empty list.
    const before = added.length ? state.lines : undefined;
    const codes = read.lines.map((line) => encode([line]));
    const index = lines.findLastIndex((line) => isGoods(line) && codes.includes(encode([line])));
    return {
      state: { ...state, lines, isOpened: false, notice: { text, before } },
      ...(index >= 0 && { focus: { control: "amount", index } }),
    };
  }
  const opened = replaced(state, read, texts);
  return {
    state: beginning && beginning !== "unreadable" ? begin(opened, beginning, texts, opened.notice) : opened,
  };
}

function refused(state: QuoteState, texts: QuoteTexts): Arrival {
  return { state: { ...state, notice: { text: unreadable(state.lines, texts) } }, isUnreadable: true };
}

/** Returns a changed state with its notice. Another list can be undone. */
function noted(
  state: QuoteState,
  changed: Partial<QuoteState>,
  text: string,
  both?: QuoteState["lines"],
): QuoteState {
  const isOther = changed.lines !== undefined && encode(changed.lines) !== encode(state.lines);
  const before = isOther && state.lines.length ? state.lines : undefined;
  return { ...state, ...changed, notice: { text, before, both } };
}

function replaced(state: QuoteState, { lines, partly, tooMany }: Decoded, texts: QuoteTexts): QuoteState {
  const { t } = texts;
  const { lines: own, begun, change } = state;
  const isOther = encode(lines) !== encode(own);
  const both = withLines(own, withoutLines(lines, own));
  const canJoin = isOther && own.length > 0 && countGoods(both) <= mostLines;
  const text = [
    t("quote.share.opened", { count: lines.length }),
    tooMany && t("quote.composer.listFull", { max: mostLines }),
    partly && t("quote.share.openedPartly"),
  ].filter(Boolean);
  // A changed line has no index in the new list: the composer keeps it as a new line.
  const kept =
    isOther && change ? { change: undefined, begun: isUntouched(begun) ? change.entry : begun } : {};
  const after = noted(
    state,
    { ...kept, lines: isOther ? lines : own },
    text.join(" "),
    canJoin ? both : undefined,
  );
  // A notice would move the form.
  const isQuiet = text.length === 1 && !after.notice.before && !canJoin;
  return { ...after, notice: { ...after.notice, isQuiet } };
}

/** Returns the beginning in an address; "unreadable" for an unknown kind or a wrong number. */
function beginningIn(
  address: Pick<Location, "hash" | "search">,
  isOwn: boolean,
  texts: QuoteTexts,
): Beginning | "unreadable" | undefined {
  const requested = parametersOf(address);
  const [kind, number] = [requested.get("p"), requested.get("n")];
  if (kind === null) return undefined;
  const known = ["blocks", "custom", ...Object.keys(texts.products)].find(
    (each) => each === withoutTail(kind),
  );
  const pieces = number === null ? undefined : readCount(withoutTail(number), palletRanges.pieces).value;
  if (!known || (number !== null && !pieces)) return "unreadable";
  const note = lineText(requested.get("t") ?? "", longest.note) ?? "";
  return { kind: known, amount: pieces ? String(pieces) : "", note, linked: isOwn ? "" : "yes" };
}

/** Removes the punctuation that programs append to a link. */
function withoutTail(parameter: string): string {
  return /^.*\w/s.exec(parameter)?.[0] ?? "";
}

/** Begins a new line, or a change of the product's line. Keeps the complete lines that were being typed. */
function begin(
  state: QuoteState,
  { kind, amount, note, linked }: Beginning,
  texts: QuoteTexts,
  notice?: QuoteState["notice"],
): QuoteState {
  const lines = withEntries(state.lines, state);
  const index = lines.findIndex((line) => String(productOf(line)) === kind);
  const entry: Entry = index < 0 ? { ...emptyEntry, kind } : entryOf(lines[index] as GoodsLine);
  const filled: Entry = {
    ...entry,
    ...(amount && { amount, unit: "pieces" }),
    // A link alone only opens the visitor's own line.
    ...(linked && (index < 0 || amount || note) && { linked }),
    note: [entry.note, entry.note.includes(note) ? "" : note].filter(Boolean).join("; "),
  };
  const begun = lineOf(state.begun) || index < 0 ? emptyEntry : state.begun;
  const text =
    index < 0
      ? texts.t("quote.announce.prefilled", { name: kindName(kind, texts) })
      : texts.t("quote.announce.alreadyListed");
  const after = noted(
    state,
    index < 0
      ? { lines, begun: filled, change: undefined }
      : { lines, begun, change: { index, entry: filled, was: entry.amount }, isRestOpen: true },
    text,
  );
  return {
    ...after,
    notice: { ...notice, ...after.notice, isQuiet: false, before: notice?.before ?? after.notice.before },
  };
}

/** Returns whether a link of this site led to an address of the page: from another page, or on the page itself. */
export function isOwnLink(href: string): boolean {
  const isOpened = performance.getEntriesByType("navigation")[0]?.name === href;
  // The pages link no whole list (`#l=`) within a page: a visitor has pasted it.
  return isOpened
    ? document.referrer.startsWith(`${location.origin}/`)
    : listInAddress(new URL(href))?.kind === "a";
}

/** Returns an address without its list and the beginning of a line, otherwise unchanged. */
export function withoutRequest(address: URL): URL {
  const rest = withoutList(address);
  return parametersOf(rest).has("p") ? withoutParameters(rest, ["p", "n", "t"]) : rest;
}
