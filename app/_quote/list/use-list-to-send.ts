import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { pageAddress, writeAddress } from "../../_lib/page-address";
import { withoutList } from "../../_lib/read-address";
import { tabStore } from "../../_lib/tab-storage";
import { withinLimit } from "../../_lib/within-limit";
import { withDelivery } from "../line/delivery";
import { asksForMasses } from "../line/line";
import type { ListToSend } from "../line/message";
import { type Edit, linesOf } from "../line/quote";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { idOf } from "./focus";
import { forgotten, toSend } from "./lines-to-send";
import { isOwnLink, linkedList, withLinked } from "./linked-list";
import { changeQuote, hasQuote } from "./quote-store";
import { quoteTexts } from "./texts-file";
import { useQuote, useTexts } from "./use-quote";

/** Settings for sending the quote list with a form; plain JSON. */
export interface QuoteSpec {
  /** Address of the page with the list, for links to the list. */
  page: string;
  /** Product of an order, which sends only its lines. An enquiry sends all lines and the composer's entry. */
  product?: number;
  /** Name of the field for the pieces, which the list fills in. In an order, visitors can change it. */
  amount: string;
  /** Field for the product's name, if any. For several lines, their number is sent instead of its initial value. */
  name?: { field: string; initial: string };
  /** Name of the field for the visitor's e-mail address. */
  replyTo: string;
}

const watchHash = (onChange: () => void) => {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
};

// Most visitors of a form send no list, and few ask for masses.
const loadMail = () => withinLimit(import("../line/mail-text"));
const loadMasses = () => withinLimit(import("../line/line-masses"));

/** Returns a module once it is needed and has loaded. */
function useModule<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (isNeeded) load().then(setModule, console.error);
  }, [load, isNeeded]);
  return module;
}

/**
 * Returns the part of the tab's list that a form sends, with the texts once they have loaded.
 *
 * @param isTouched whether the visitor uses the form: the summary after sending always needs the texts
 */
export function useListToSend({ page, product, name }: QuoteSpec, isTouched: boolean) {
  const isBegun = useSyncExternalStore(tabStore.subscribe, hasQuote, () => false);
  const received = useTexts(isTouched || isBegun);
  const mail = useModule(loadMail, isTouched || isBegun);
  const texts = (mail && received) ?? undefined;
  const stored = useQuote(texts);
  const address = useSyncExternalStore(
    watchHash,
    () => pageAddress().href,
    () => "",
  );
  // Until the composer has applied it, an enquiry sends the address's list, too.
  const quote = useMemo(() => {
    const list =
      product === undefined && address
        ? linkedList(new URL(address), isOwnLink(address), texts && knownIn(texts))
        : undefined;
    return list ? withLinked(stored, list) : stored;
  }, [product, stored, address, texts]);
  const sent = useMemo(() => toSend(product, quote), [product, quote]);
  const lines = useMemo(() => linesOf(sent.items), [sent]);
  const reckon = useModule(loadMasses, asksForMasses(lines));
  const list = useMemo((): ListToSend => {
    const { delivery } = quote;
    const delivered = withDelivery(lines, delivery);
    return {
      lines,
      delivery,
      filled: delivered,
      begun: sent.entries,
      mail,
      masses: asksForMasses(lines) ? texts && reckon?.massLines(delivered, texts) : [],
      page: address && new URL(page, address).href,
      name,
    };
  }, [lines, sent, quote, texts, mail, reckon, page, address, name]);
  return {
    texts,
    textsFailed: received === null,
    list,
    /** Positions of the lines in the tab's list, from 1. */
    places: sent.items.map(({ id }) => quote.items.findIndex((item) => item.id === id) + 1),
    refused: sent.refused,
    forget: () => {
      const without = forgotten(product, sent, quote);
      changeQuote((today) => ({ quote: without(today) }));
      if (product === undefined) writeAddress(withoutList(pageAddress()));
    },
  };
}

/** Loads missing texts or masses again. Returns undefined if none are missing. */
export function missingParts(list: ListToSend, texts: QuoteTexts | undefined) {
  if (texts && !list.masses) return loadMasses().catch(() => undefined);
  return !texts && list.lines.length ? Promise.allSettled([quoteTexts(), loadMail()]) : undefined;
}

/** Returns the control to use for a refused change of a line: its save button if it is open, else its amount. */
export function wrongLine([edit]: readonly Edit[]): HTMLElement | null | undefined {
  return edit && document.getElementById(idOf(edit.isOpen ? "save" : "amount", edit.id));
}
