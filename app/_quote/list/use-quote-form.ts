import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { announce } from "../../_lib/announce";
import { writeAddress } from "../../_lib/page-address";
import { checkedQuote } from "../line/decode";
import { requestIn, withoutRequest } from "../line/request";
import { knownIn, type QuoteTexts } from "../line/quote-texts";
import { applyAddress } from "./arrival";
import { focusOn, showList } from "./focus";
import { isOwnLink } from "./linked-list";
import { changeQuote, listedLines } from "./quote-store";
import { type Action, reduce } from "./reducer";
import { firstView, type Focus, type Outcome, type QuoteState, type View } from "./state";
import { useQuote } from "./use-list-to-send";

interface QuoteForm {
  readonly state: QuoteState;
  readonly act: (action: Action) => void;
}

export interface QuoteFormProps {
  form: QuoteForm;
  texts: QuoteTexts;
}

export function useQuoteForm(texts: QuoteTexts): QuoteForm {
  const quote = useQuote(texts);
  const [view, setView] = useState<View>(firstView);
  const latest = useRef(view);
  const focus = useRef<Focus>(undefined);

  /** Applies a change to the stored list, which may have changed since the last render. */
  const apply = useCallback(
    (change: (state: QuoteState) => Outcome) => {
      const outcome = changeQuote((stored) => {
        const changed = change({ ...checkedQuote(stored, knownIn(texts)), ...latest.current });
        return { ...changed, quote: changed.state };
      });
      const { notice, back, problems, isOpened } = outcome.state;
      latest.current = { notice, back, problems, isOpened };
      setView(latest.current);
      if (outcome.announcement) announce(outcome.announcement);
      focus.current = outcome.focus ?? focus.current;
    },
    [texts],
  );
  const act = useCallback((action: Action) => apply((state) => reduce(state, action, texts)), [apply, texts]);

  // Before the list is painted. The address's request goes, so that a reload does not repeat it.
  useLayoutEffect(() => {
    const arrive = () => {
      const { href } = window.location;
      apply((state) => {
        const arrival = applyAddress(state, new URL(href), isOwnLink(href), texts);
        if (arrival && !arrival.isUnreadable) writeAddress(withoutRequest(new URL(href)));
        return arrival ?? { state };
      });
      if (requestIn(new URL(href)).list) showList();
    };
    const listed = listedLines().length;
    // The site may no longer offer some lines.
    apply((state) => {
      const count = listed - state.items.length;
      if (!count) return { state };
      return reduce(state, { type: "say", text: texts.t("quote.announce.gone", { count }) }, texts);
    });
    arrive();
    addEventListener("hashchange", arrive);
    return () => removeEventListener("hashchange", arrive);
  }, [apply, texts]);

  useEffect(() => {
    if (focus.current && focusOn(focus.current)) focus.current = undefined;
  });
  return { state: { ...quote, ...view }, act };
}
