import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { announce } from "../../_lib/announce";
import { writeAddress } from "../../_lib/page-address";
import { listInAddress } from "../../_lib/read-address";
import { encode } from "../line/code";
import { writeDelivery } from "../line/delivery";
import { type Entry, writeEntries } from "../line/entry";
import type { QuoteTexts } from "../line/quote-texts";
import { applyAddress } from "./arrival";
import { isOwnLink, withoutRequest } from "./beginning";
import { focusOn, showList } from "./focus";
import { storeDelivery, storedDelivery, storedEntries, storeEntries, storeList } from "./quote-store";
import { type Action, reduce } from "./reducer";
import { entryInHand, firstView, type Focus, type Outcome, type QuoteState, type View } from "./state";
import { storedQuote, useQuote } from "./use-quote";

/** The list and the composer: their state, and a function that applies an action. */
interface QuoteForm {
  readonly state: QuoteState;
  readonly act: (action: Action) => void;
  /** The line that is being typed, and a function that changes its texts. */
  readonly entry: Entry;
  readonly type: (texts: Partial<Entry>) => void;
}

/** Properties of the parts of the list and of the composer. */
export interface QuoteFormProps {
  form: QuoteForm;
  texts: QuoteTexts;
}

export function useQuoteForm(texts: QuoteTexts): QuoteForm {
  const quote = useQuote(texts);
  const [view, setView] = useState<View>(firstView);
  const latest = useRef(view);
  const focus = useRef<Focus>(undefined);

  /** Applies a change to the stored list, which another action may have changed since the last render. */
  const apply = useCallback(
    (change: (state: QuoteState) => Outcome) => {
      const stored = storedQuote(texts);
      const outcome = change({ ...stored, ...latest.current });
      const { state, announcement } = outcome;
      const { notice, problems, isOpened, isRestOpen } = state;
      latest.current = { notice, problems, isOpened, isRestOpen };
      setView(latest.current);
      if (state.lines !== stored.lines) storeList(encode(state.lines));
      if (writeEntries(state) !== storedEntries()) storeEntries(writeEntries(state));
      if (writeDelivery(state.delivery) !== storedDelivery()) storeDelivery(writeDelivery(state.delivery));
      if (announcement) announce(announcement);
      focus.current = outcome.focus ?? focus.current;
    },
    [texts],
  );
  const act = useCallback((action: Action) => apply((state) => reduce(state, action, texts)), [apply, texts]);

  // Before the first paint of the list. Removes the address's request, so that a reload does not repeat it.
  useLayoutEffect(() => {
    const arrive = () => {
      const { href } = window.location;
      apply((state) => {
        const arrival = applyAddress(state, new URL(href), isOwnLink(href), texts);
        if (!arrival) return { state };
        if (!arrival.isUnreadable) writeAddress(withoutRequest(new URL(href)));
        return { ...arrival, announcement: arrival.state.notice.text };
      });
      if (listInAddress(new URL(href))) showList();
    };
    arrive();
    addEventListener("hashchange", arrive);
    return () => removeEventListener("hashchange", arrive);
  }, [apply, texts]);

  // Focuses the control that the last action leads to, once it is rendered.
  useEffect(() => {
    if (focus.current && focusOn(focus.current)) focus.current = undefined;
  });
  const state = { ...quote, ...view };
  return { state, act, entry: entryInHand(state), type: (texts) => act({ type: "type", texts }) };
}
