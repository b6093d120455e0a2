import { palletRanges } from "../../_content/pallet-ranges";
import { listInAddress, parametersOf, withoutList, withoutParameters } from "../../_lib/read-address";
import { readCount } from "../../_fields/read-figures";
import { lineText, longest } from "../../_fields/read-text";
import { encode } from "../line/code";
import { kindName } from "../line/describe";
import { emptyEntry, type Entry, entryOf, lineOf, withEntries } from "../line/entry";
import type { GoodsLine, Line } from "../line/line";
import { productOf } from "../line/pieces";
import type { QuoteTexts } from "../line/quote-texts";
import type { QuoteState } from "./state";

/** Beginning of a line in an address: kind, number of pieces and note. */
type Beginning = Pick<Entry, "kind" | "amount" | "note" | "linked">;

/** Returns the beginning in an address; "unreadable" for an unknown kind or a wrong number. */
export function beginningIn(
  address: Pick<Location, "search">,
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
export function begin(
  state: QuoteState,
  { kind, amount, note, linked }: Beginning,
  texts: QuoteTexts,
  previous?: QuoteState["lines"],
): QuoteState {
  const lines = withEntries(state.lines, state);
  const index = lines.findIndex((line) => String(productOf(line)) === kind);
  const isNew = index < 0;
  const entry: Entry = isNew ? { ...emptyEntry, kind } : entryOf(lines[index] as GoodsLine);
  const filled: Entry = {
    ...entry,
    ...(amount && { amount, unit: "pieces" }),
    // A link alone only opens the visitor's own line.
    ...(linked && (isNew || amount || note) && { linked }),
    note: [entry.note, entry.note.includes(note) ? "" : note].filter(Boolean).join("; "),
  };
  const text = isNew
    ? texts.t("quote.announce.prefilled", { name: kindName(kind, texts) })
    : texts.t("quote.announce.alreadyListed");
  return {
    ...state,
    ...(isNew
      ? { begun: filled, change: undefined }
      : {
          begun: lineOf(state.begun) ? emptyEntry : state.begun,
          change: { index, entry: filled, was: entry.amount },
          isRestOpen: true,
        }),
    lines,
    notice: { text, before: previous ?? undoable(state, lines) },
  };
}

/** Returns the previous lines if they were others, for undo. */
export const undoable = ({ lines: own }: QuoteState, lines: readonly Line[]) =>
  own.length && encode(lines) !== encode(own) ? own : undefined;

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
