import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { pageAddress } from "../../_lib/page-address";
import { tabStore } from "../../_lib/tab-storage";
import { withinLimit } from "../../_lib/within-limit";
import { withDelivery } from "../line/delivery";
import { type Change, isUntouched, lineOf, withEntries } from "../line/entry";
import { asksForMasses } from "../line/line";
import type { ListToSend } from "../line/message";
import type { QuoteTexts } from "../line/quote-texts";
import { idOf, saveId } from "./focus";
import { forgetLines, linesToSend, withArriving } from "./lines-to-send";
import { storedEntries, storedList } from "./quote-store";
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
  const isBegun = useSyncExternalStore(
    tabStore.subscribe,
    () => Boolean(storedList() || storedEntries()),
    () => false,
  );
  const received = useTexts(isTouched || isBegun);
  const mail = useModule(loadMail, isTouched || isBegun);
  const texts = (mail && received) ?? undefined;
  const quote = useQuote(texts);
  const address = useSyncExternalStore(
    watchHash,
    () => pageAddress().href,
    () => "",
  );
  const isOrder = product !== undefined;
  const { begun, change } = quote;
  const all = useMemo(
    () => (isOrder ? quote : { ...quote, lines: withArriving(quote.lines, address, texts) }),
    [isOrder, quote, address, texts],
  );
  const lines = useMemo(() => linesToSend(product, all), [product, all]);
  const reckon = useModule(loadMasses, asksForMasses(lines));
  const list = useMemo((): ListToSend => {
    const filled = withDelivery(lines, all.delivery);
    // The composer's new line, unless it is among the lines.
    const isBegun = !isOrder && !isUntouched(begun) && withEntries(all.lines, { begun }) === all.lines;
    return {
      lines,
      delivery: all.delivery,
      filled,
      begun: isBegun ? begun : undefined,
      mail,
      masses: asksForMasses(lines) ? texts && reckon?.massLines(filled, texts) : [],
      page: address && new URL(page, address).href,
      name,
    };
  }, [lines, all, isOrder, begun, texts, mail, reckon, page, address, name]);
  /** Positions of the lines in the tab's list, from 1. */
  const places = lines.map((line) => all.lines.indexOf(line) + 1);
  const forget = () => forgetLines(product, quote, lines);
  return { texts, textsFailed: received === null, list, places, change, forget };
}

/** Loads missing texts or masses again. Returns undefined if none are missing. */
export function missingParts(list: ListToSend, texts: QuoteTexts | undefined) {
  if (texts && !list.masses) return loadMasses().catch(() => undefined);
  return !texts && list.lines.length ? Promise.allSettled([quoteTexts(), loadMail()]) : undefined;
}

/** Returns the control to use for an invalid changed line: its save button if open, else its amount. */
export function wrongLine(change: Change | undefined): HTMLElement | null | undefined {
  if (!change || lineOf(change.entry)) return undefined;
  return document.getElementById(saveId) ?? document.getElementById(idOf("amount", change.index));
}
