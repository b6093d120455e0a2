import { palletRanges } from "../../_content/pallet-ranges";
import { parametersOf, withoutList, withoutParameters } from "../../_lib/read-address";
import { readCount } from "../../_fields/read-figures";
import { lineText, longest } from "../../_fields/read-text";
import { kindName } from "../line/describe";
import { entryIn, newEdits, typed } from "../line/edits";
import { emptyEntry, type Entry } from "../line/entry";
import { productOf } from "../line/pieces";
import { closed, withId } from "../line/quote";
import { deedOf } from "../line/undo";
import type { QuoteTexts } from "../line/quote-texts";
import { isEqual } from "../line/same";
import type { Outcome, QuoteState } from "./state";

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

/**
 * Begins a new line, or a change of the product's line. Keeps what is being typed in other lines.
 *
 * @param before the list before the same address has changed it
 */
export function begin(
  state: QuoteState,
  { kind, amount, note, linked }: Beginning,
  texts: QuoteTexts,
  before = state,
): Outcome {
  const listed = state.items.find(({ line }) => String(productOf(line)) === kind);
  const begun = newEdits(state).find(({ id }) => entryIn(state, id).kind === kind);
  const { id } = listed ?? begun ?? { id: state.next };
  const entry = listed || begun ? entryIn(state, id) : emptyEntry;
  const added: Partial<Entry> = {
    kind,
    ...(amount && { amount, unit: "pieces" }),
    // A link alone only opens the visitor's own line.
    ...(linked && (!listed || amount || note) && { linked }),
    note: [entry.note, entry.note.includes(note) ? "" : note].filter(Boolean).join("; "),
  };
  const next = typed({ ...closed(state), next: Math.max(state.next, id + 1) }, id, added, true);
  const text = listed
    ? texts.t("quote.announce.alreadyListed")
    : texts.t("quote.announce.prefilled", { name: kindName(kind, texts) });
  const isOther = before.items.length > 0 && before !== state;
  const isTypedOver = Boolean(withId(state.edits, id)) && !isEqual(state.edits, next.edits);
  return {
    state: {
      ...next,
      ...(isOther || isTypedOver
        ? { notice: "", back: { text, deed: deedOf(before, next) } }
        : { notice: text }),
    },
    announcement: text,
  };
}

/** Returns an address without its list and the beginning of a line, otherwise unchanged. */
export function withoutRequest(address: URL): URL {
  const rest = withoutList(address);
  return parametersOf(rest).has("p") ? withoutParameters(rest, ["p", "n", "t"]) : rest;
}
