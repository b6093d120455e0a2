"use client";

import { lazy, Suspense, useLayoutEffect } from "react";

import { withinLimit } from "../../_lib/within-limit";
import { Button } from "../../_ui/button";
import { mostLines } from "../line/line";
import { idOf } from "./focus";
import { isFull } from "./reducer";
import { useQuoteForm } from "./use-quote-form";
import "./quote-composer.css";
// Styles of lazy components come with the page.
import "../../_ui/choice.css";
import "./quote-list.css";
import "./delivery-row.css";

// Loaded once there is a list, because most visitors only write a message.
const QuoteDetails = lazy(() => withinLimit(import("./quote-details")));

export interface QuoteComposerProps {
  /** Address of the file of texts. */
  textsAddress: string;
  /** Address of the page, for links to the list. */
  page: string;
}

/**
 * Shows the list above the pictures that add lines. With a list, the page has another layout (`data-filled`),
 * and a button shows the pictures (`data-composing`).
 */
export function QuoteComposer({ textsAddress: address, page }: QuoteComposerProps) {
  const form = useQuoteForm(address);
  const { texts, state, act } = form;
  const { lines, begun, notice, isOpened } = state;
  const hasList = lines.length > 0 || begun.kind !== "";
  // Before paint and focus. Until now, inline code has set the attribute (`app/_client/first-list.ts`).
  useLayoutEffect(() => {
    if (texts) document.documentElement.toggleAttribute("data-filled", hasList);
  }, [texts, hasList]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-composing", isOpened);
  }, [isOpened]);
  return (
    <div className="quote-composer column">
      {texts && (hasList || notice.text !== "") && (
        <Suspense>
          <QuoteDetails form={form} texts={texts} page={page} />
        </Suspense>
      )}
      {texts && hasList && !isFull(state) && (
        <Button
          id={idOf("opener")}
          aria-expanded={isOpened}
          aria-controls={idOf("kind")}
          onClick={() => act({ type: isOpened ? "close" : "open" })}
        >
          <span aria-hidden="true">+</span>
          <span>{texts.t("quote.composer.openButton")}</span>
        </Button>
      )}
      {texts && isFull(state) && <p>{texts.t("quote.composer.listFull", { max: mostLines })}</p>}
    </div>
  );
}
