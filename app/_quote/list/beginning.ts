import { palletRanges } from "../../_content/pallet-ranges";
import { readCount } from "../../_fields/read-figures";
import { lineText, longest } from "../../_fields/read-text";
import { requestIn } from "../line/request";
import { entryName } from "../line/describe";
import { emptyEntry, entryIn, newEdits, typed } from "../line/edits";
import type { Entry, EntryTexts } from "../line/entry";
import { closed, isEqual, withId } from "../line/quote";
import { deedOf } from "../line/undo";
import type { QuoteTexts } from "../line/quote-texts";
import type { Outcome, QuoteState } from "./state";
import { productOf } from "../line/pieces";

/** Returns the beginning in an address; "unreadable" for an unknown kind or a wrong number. */
export function beginningIn(
  address: Pick<URL, "search" | "hash">,
  isOwn: boolean,
  texts: QuoteTexts,
): Entry | "unreadable" | undefined {
  const { subject, pieces: number, note: words = "" } = requestIn(address);
  if (subject === undefined) return undefined;
  const known = ["blocks", "custom", ...Object.keys(texts.products)].find(
    (each) => each === withoutTail(subject),
  );
  const pieces = number === undefined ? undefined : readCount(withoutTail(number), palletRanges.pieces).value;
  if (!known || (number !== undefined && !pieces)) return "unreadable";
  const note = lineText(words, longest.note) ?? "";
  const kind = known === "blocks" || known === "custom" ? known : "product";
  return {
    kind,
    texts: {
      product: kind === "product" ? known : "",
      pieces: pieces ? String(pieces) : "",
      note,
      linked: isOwn ? "" : "yes",
    },
  };
}

const subjectOf = ({ kind, texts }: Entry) => texts.product || kind;

/** Removes punctuation that programs append to a link. */
function withoutTail(parameter: string): string {
  return /^.*\w/s.exec(parameter)?.[0] ?? "";
}

/**
 * Begins a new line, or a change of the product's line. Keeps what is typed in other lines.
 *
 * @param before the list before the same address has changed it
 */
export function begin(state: QuoteState, beginning: Entry, texts: QuoteTexts, before = state): Outcome {
  const { pieces, note = "", linked } = beginning.texts;
  const subject = subjectOf(beginning);
  const listed = state.items.find(({ line }) => String(productOf(line)) === subject);
  const begun = newEdits(state).find(({ id }) => subjectOf(entryIn(state, id)) === subject);
  const { id } = listed ?? begun ?? { id: state.next };
  const entry = listed || begun ? entryIn(state, id) : { ...emptyEntry, kind: beginning.kind };
  const known = entry.texts.note ?? "";
  const added: EntryTexts = {
    ...beginning.texts,
    pieces: pieces || entry.texts.pieces || "",
    // A link alone only opens the visitor's own line.
    linked: linked && (!listed || pieces || note) ? linked : entry.texts.linked || "",
    note: [known, known.includes(note) ? "" : note].filter(Boolean).join("; "),
  };
  const typing = { kind: pieces ? beginning.kind : entry.kind, texts: added };
  const next = typed({ ...closed(state), next: Math.max(state.next, id + 1) }, id, typing, true);
  const text = listed
    ? texts.t("quote.announce.alreadyListed")
    : texts.t("quote.announce.prefilled", { name: entryName(beginning, texts) });
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
