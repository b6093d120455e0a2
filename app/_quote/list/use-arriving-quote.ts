import { useEffect, useRef } from "react";

import { parametersOf, withoutParameters } from "../../_lib/read-address";
import { writeAddress } from "../../_lib/page-address";
import { storedEntry, storedList, storeEntry, storeList } from "./quote-store";
import { quoteTexts } from "./texts-file";
import { encode, withoutLines } from "../line/code";
import { decode, type Decoded } from "../line/decode";
import { emptyEntry, type Entry, entryOf, lineOf, readEntry, withEntry, writeEntry } from "../line/entry";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { kindName, productOf } from "../line/describe";
import { addedTo, unreadable } from "../line/added";
import { listInAddress, withoutList } from "../line/link";
import { countGoods, type GoodsLine, type Line, mostLines, withLines } from "../line/line";
import { palletRanges } from "../../_content/pallet-ranges";
import { readCount } from "../../_lib/read-figures";
import { lineText, longest } from "../../_lib/read-text";

/** Announcement of a list that an address changed. */
export interface Arrived {
  readonly text: string;
  /** Encoded previous list; undefined if there is nothing to undo. */
  readonly before?: string;
  /** Previous and new list together, encoded; undefined if they can't be joined. */
  readonly both?: string;
}

/** Changes that an address requests, with their announcement. */
interface RequestedQuote {
  readonly lines?: readonly Line[];
  readonly entry?: Entry;
  readonly text: string;
  /** Set for an unreadable address, which stays in the address bar for corrections. */
  readonly isUnreadable?: true;
  /** Previous and new list together, if a link replaced a list and both are within `mostLines`. */
  readonly both?: readonly Line[];
}

/**
 * Reads an untrusted address: a whole list (`#l=…`), lines to add (`#a=…`), or the beginning of a line
 * (`?p=3&n=468&t=…`: product, `blocks` or `custom`; number of pieces; note). Unreadable or unknown values
 * change nothing except the announcement.
 *
 * @returns undefined for an address that requests nothing
 */
function arrivingWith(
  address: Pick<Location, "hash" | "search">,
  lines: readonly Line[],
  entry: Entry,
  texts: QuoteTexts,
): RequestedQuote | undefined {
  const list = listInAddress(address);
  if (list) {
    const read = decode(list.code, knownIn(texts));
    if (!read.lines.length) return { text: unreadable(lines, texts), isUnreadable: true };
    if (list.kind === "l")
      return withCarried(withList(read, lines, entry, texts), address, lines, entry, texts);
    const { added, lines: all, text } = addedTo(lines, read, texts);
    return { lines: added.length ? all : undefined, text };
  }
  return beginningIn(address, lines, entry, texts);
}

function beginningIn(
  address: Pick<Location, "hash" | "search">,
  lines: readonly Line[],
  entry: Entry,
  texts: QuoteTexts,
) {
  const requested = parametersOf(address);
  const kind = requested.get("p");
  return kind === null ? undefined : withBeginning(withoutTail(kind), requested, lines, entry, texts);
}

/** Adds the beginning of a line to a list. If storage refuses the list, a link includes both. */
function withCarried(
  list: RequestedQuote,
  address: Pick<Location, "hash" | "search">,
  lines: readonly Line[],
  entry: Entry,
  texts: QuoteTexts,
): RequestedQuote {
  const begun = beginningIn(address, list.lines ?? lines, list.entry ?? entry, texts);
  return begun?.entry ? { ...list, ...begun, lines: begun.lines ?? list.lines } : list;
}

/** Removes the punctuation that programs append to a link. */
function withoutTail(parameter: string): string {
  return parameter.replace(/(?<!\W)\W+$/, "");
}

function withList(read: Decoded, own: readonly Line[], typed: Entry, texts: QuoteTexts): RequestedQuote {
  const { t } = texts;
  const { lines, partly, tooMany } = read;
  const same = encode(lines) === encode(own);
  const isOther = !same;
  const both = withLines(own, withoutLines(lines, own));
  return {
    lines: isOther ? lines : undefined,
    // A changed line has no index in the new list: the composer keeps a new line instead.
    entry: isOther && typed.index ? { ...typed, index: "" } : undefined,
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
  texts: QuoteTexts,
): RequestedQuote {
  const { t } = texts;
  const number = requested.get("n");
  const note = lineText(requested.get("t") ?? "", longest.note);
  const pieces = number === null ? undefined : readCount(withoutTail(number), palletRanges.pieces).value;
  const product = texts.products[kind];
  const known = Object.hasOwn(texts.products, kind) || kind === "blocks" || kind === "custom";
  if (!known || (number !== null && !pieces)) return { text: unreadable(own, texts), isUnreadable: true };
  // Keeps the composer's previous entry as a line.
  const lines = withEntry(own, typed);
  const index = product ? lines.findIndex((line) => productOf(line) === Number(kind)) : -1;
  const amount = pieces ? { amount: String(pieces), unit: "pieces" as const } : {};
  const begun = index < 0 ? { ...emptyEntry, kind } : entryOf(lines[index] as GoodsLine, index);
  return {
    lines: lineOf(typed) ? lines : undefined,
    entry: { ...begun, ...amount, ...(note && { note: withNote(begun.note, note) }) },
    text:
      index < 0
        ? t("quote.announce.prefilled", { name: kindName(kind, texts) })
        : t("quote.announce.alreadyListed"),
  };
}

/** Appends a text to a note, unless the note already has this text. */
function withNote(own: string, note: string): string {
  return own.includes(note) ? own : [own, note].filter(Boolean).join("; ");
}

/** Scrolls to the list unless it starts in the upper half of the viewport. */
function showList(): void {
  const list = document.querySelector("[data-list-lines]");
  const { top = 0 } = list?.getBoundingClientRect() ?? {};
  if (top < 0 || top > innerHeight / 2) list?.scrollIntoView({ behavior: "instant" });
}

/**
 * Applies the request of the page's address to the list once the texts have loaded, and again on
 * `hashchange`. Removes the request from the address, so that a reload does not repeat the request.
 *
 * @param address address of the file of texts
 * @param texts undefined until loaded
 * @param onArrival called with the result
 */
export function useArrivingQuote(
  address: string,
  texts: QuoteTexts | undefined,
  onArrival: (arrived: Arrived) => void,
): void {
  const tell = useRef(onArrival);
  useEffect(() => {
    tell.current = onArrival;
  });
  useEffect(() => {
    const arrive = () => {
      // This effect runs again once the texts have loaded. `useQuote` reports their failure.
      if (!texts) return void quoteTexts(address).catch(() => undefined);
      const before = storedList();
      const own = decode(before, knownIn(texts)).lines;
      const requested = arrivingWith(window.location, own, readEntry(storedEntry()), texts);
      if (!requested) return;
      const list = listInAddress(window.location);
      const rest = withoutList(new URL(window.location.href));
      const isBegun = !list || requested.entry !== undefined;
      if (!requested.isUnreadable) writeAddress(isBegun ? withoutParameters(rest, ["p", "n", "t"]) : rest);
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
  }, [address, texts]);
}
