import { useEffect, useRef } from "react";

import { storedEntry, storedList, storeEntry, storeList } from "../../../_client/quote/quote-store";
import { quoteWords } from "../../../_client/quote/quote-words-file";
import { encode } from "../../../_features/quote/code";
import { decode } from "../../../_features/quote/decode";
import { readEntry, writeEntry } from "../../../_features/quote/entry";
import { knownIn } from "../../../_features/quote/known";
import type { QuoteWords } from "../../../_features/quote/words";
import { arrivingWith } from "./arriving-quote";
import type { Notice } from "./use-quote-form";

const quoteInHash = /^#[al]=/;

/**
 * Does what the address asks of the list, as soon as there are words to say it with: when the page comes, and when a link
 * is opened on this very page. The address is clean afterwards, so that a reload asks for nothing again.
 *
 * @param address of the file of words
 * @param onArrival is told what has become of the list
 */
export function useArrivingQuote(address: string, onArrival: (notice: Notice) => void): void {
  const tell = useRef(onArrival);
  useEffect(() => {
    tell.current = onArrival;
  });
  useEffect(() => {
    const arrive = (words: QuoteWords) => {
      const before = storedList();
      const own = decode(before, knownIn(words)).lines;
      const requested = arrivingWith(window.location, own, readEntry(storedEntry()), words);
      if (!requested) return;
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, "", pathname + (quoteInHash.test(hash) ? "" : hash));
      if (requested.lines) storeList(encode(requested.lines));
      if (requested.entry) storeEntry(writeEntry(requested.entry));
      tell.current({
        text: requested.text,
        before: requested.lines && before ? before : undefined,
        both: requested.both && encode(requested.both),
      });
    };
    // That they can't be had has been said already.
    const come = () => void quoteWords(address).then(arrive, () => undefined);
    come();
    window.addEventListener("hashchange", come);
    return () => window.removeEventListener("hashchange", come);
  }, [address]);
}
