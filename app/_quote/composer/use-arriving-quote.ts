import { useEffect, useRef } from "react";

import { parametersOf, withoutParameters } from "../../_lib/search";
import { writeAddress } from "../../_lib/page-address";
import { storedEntry, storedList, storeEntry, storeList } from "../tab/quote-store";
import { quoteWords } from "../tab/words-file";
import { encode, withoutLines } from "../code/code";
import { decode, type Decoded } from "../code/decode";
import { emptyEntry, type Entry, entryOf, lineOf, readEntry, withEntry, writeEntry } from "./entry";
import { knownIn, type QuoteWords } from "../list/words";
import { describe, fullName, productOf } from "../list/describe";
import { addedTo, unreadable } from "../code/added";
import { listInAddress, withoutList } from "../code/link";
import { countGoods, type GoodsLine, type Line, mostLines, withLines } from "../code/line";
import { palletRanges } from "../../_content/pallet-ranges";
import { lineText, longest, typedNumber } from "../../_lib/typed";

/** What the page announces of an address that changed the list. */
export interface Arrived {
  readonly text: string;
  /** The list to go back to, as its code; undefined: there is nothing to undo. */
  readonly before?: string;
  /** That list together with the one that replaced it, as their code; undefined where they can't be joined. */
  readonly both?: string;
}

/** What an address requests: another list, another entry, and the announcement. */
interface RequestedQuote {
  readonly lines?: readonly Line[];
  readonly entry?: Entry;
  readonly text: string;
  /** Nothing could be read: the address stays as it is, so that the visitor can correct it. */
  readonly isUnreadable?: true;
  /**
   * The previous list with what a link brought, where it replaced another and both together are within the
   * limit.
   */
  readonly both?: readonly Line[];
}

/**
 * Reads what an address brings: a whole list (`#l=…`), lines to add (`#a=…`), or the beginning of a line (`?p=3&n=468&t=…`: product, `blocks` or
 * `custom`, a number of pieces, and a note). Addresses come from anywhere: what can't be read or is not known changes nothing, and
 * the visitor gets a message.
 *
 * @returns undefined for an address that requests nothing
 */
function arrivingWith(
  address: Pick<Location, "hash" | "search">,
  lines: readonly Line[],
  entry: Entry,
  words: QuoteWords,
): RequestedQuote | undefined {
  const list = listInAddress(address);
  if (list) {
    const read = decode(list.code, knownIn(words));
    if (!read.lines.length) return { text: unreadable(lines, words), isUnreadable: true };
    if (list.kind === "l")
      return withCarried(withList(read, lines, entry, words), address, lines, entry, words);
    const { added, lines: all, text } = addedTo(lines, read, words);
    return { lines: added.length ? all : undefined, text };
  }
  return beginningIn(address.search, lines, entry, words);
}

function beginningIn(search: string, lines: readonly Line[], entry: Entry, words: QuoteWords) {
  const requested = parametersOf(search);
  const kind = requested.get("p");
  return kind === null ? undefined : withBeginning(withoutTail(kind), requested, lines, entry, words);
}

/** Where storage refuses a list, a link that begins a line carries the list, too (`quote-links.ts`). */
function withCarried(
  list: RequestedQuote,
  { search }: Pick<Location, "search">,
  lines: readonly Line[],
  entry: Entry,
  words: QuoteWords,
): RequestedQuote {
  const begun = beginningIn(search, list.lines ?? lines, list.entry ?? entry, words);
  return begun?.entry ? { ...list, ...begun, lines: begun.lines ?? list.lines } : list;
}

/** A parameter without the punctuation that programs put behind a link. */
function withoutTail(parameter: string): string {
  return parameter.replace(/\W+$/, "");
}

function withList(read: Decoded, own: readonly Line[], typed: Entry, words: QuoteWords): RequestedQuote {
  const { t } = words;
  const { lines, partly, tooMany } = read;
  const same = encode(lines) === encode(own);
  const isOther = !same;
  const both = withLines(own, withoutLines(lines, own));
  return {
    lines: isOther ? lines : undefined,
    // What was being changed has no place in another list: it stays in the composer as a new line.
    entry: isOther && typed.place ? { ...typed, place: "" } : undefined,
    both: isOther && own.length && countGoods(both) <= mostLines ? both : undefined,
    text: [
      t("quote.share.opened", { count: lines.length }),
      tooMany && t("quote.composer.listFull", { max: mostLines }),
      partly && t("quote.share.openedPartly"),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

function withBeginning(
  kind: string,
  requested: URLSearchParams,
  own: readonly Line[],
  typed: Entry,
  words: QuoteWords,
): RequestedQuote {
  const { t } = words;
  const number = requested.get("n");
  const note = lineText(requested.get("t") ?? "", longest.note);
  const pieces = number === null ? undefined : typedNumber(withoutTail(number), palletRanges.pieces);
  const product = words.products[kind];
  const known = Object.hasOwn(words.products, kind) || kind === "blocks" || kind === "custom";
  if (!known || (number !== null && !pieces)) return { text: unreadable(own, words), isUnreadable: true };
  // Nothing is lost of what already stands in the composer.
  const lines = withEntry(own, typed);
  const place = product ? lines.findIndex((line) => productOf(line) === Number(kind)) : -1;
  const amount = pieces ? { amount: String(pieces), unit: "pieces" as const } : {};
  const begun = place < 0 ? { ...emptyEntry, kind } : entryOf(lines[place] as GoodsLine, place);
  /** Only for its name. */
  const named: Line = product
    ? { kind: "product", product: Number(kind), pieces: 1 }
    : { kind: kind === "blocks" ? kind : "custom", pieces: 1 };
  return {
    lines: lineOf(typed) ? lines : undefined,
    entry: { ...begun, ...amount, ...(note && { note: withNote(begun.note, note) }) },
    text:
      place < 0
        ? t("quote.announce.prefilled", { name: fullName(describe(named, words)) })
        : t("quote.announce.alreadyListed"),
  };
}

/** Adds a text to the note of a line, once. */
function withNote(own: string, note: string): string {
  return own.includes(note) ? own : [own, note].filter(Boolean).join("; ");
}

/** Brings the list into view where it is not: a visitor who comes with a line looks for it. */
function showList(): void {
  const list = document.querySelector(".quote-form__lines");
  const { top = 0 } = list?.getBoundingClientRect() ?? {};
  if (top < 0 || top > innerHeight / 2) list?.scrollIntoView({ behavior: "instant" });
}

/**
 * Applies what the address requests to the list, as soon as there are words to announce it with: when the
 * page comes, and when a link is opened on this very page. What was read is taken out of the address, so that a reload
 * does not request it again; everything else stays in the address.
 *
 * @param address of the file of words
 * @param words undefined until they have come
 * @param onArrival called with the result
 */
export function useArrivingQuote(
  address: string,
  words: QuoteWords | undefined,
  onArrival: (arrived: Arrived) => void,
): void {
  const tell = useRef(onArrival);
  useEffect(() => {
    tell.current = onArrival;
  });
  useEffect(() => {
    const arrive = () => {
      // Once they come, this effect runs again. Their failure has been reported already.
      if (!words) return void quoteWords(address).catch(() => undefined);
      const before = storedList();
      const own = decode(before, knownIn(words)).lines;
      const requested = arrivingWith(window.location, own, readEntry(storedEntry()), words);
      if (!requested) return;
      const list = listInAddress(window.location);
      const { pathname, search, hash } = new URL(withoutList(window.location), window.location.href);
      const isBegun = !list || requested.entry !== undefined;
      if (!requested.isUnreadable)
        writeAddress(pathname + (isBegun ? withoutParameters(search, ["p", "n", "t"]) : search) + hash);
      if (requested.lines) storeList(encode(requested.lines));
      if (requested.entry) storeEntry(writeEntry(requested.entry));
      tell.current({
        text: requested.text,
        before: requested.lines && before ? before : undefined,
        both: requested.both && encode(requested.both),
      });
      if (list) showList();
    };
    arrive();
    window.addEventListener("hashchange", arrive);
    return () => window.removeEventListener("hashchange", arrive);
  }, [address, words]);
}
