import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

import { Button } from "../../_ui/button";
import { mostLines } from "../line/line";
import { linesOf } from "../line/quote";
import type { QuoteTexts } from "../line/quote-texts";
import { DeliveryRow } from "./delivery-row";
import { countId, deliveryId, idOf, linesId } from "./focus";
import { QuoteList } from "./quote-list";
import { isFull } from "./state";
import { type QuoteFormProps, useQuoteForm } from "./use-quote-form";
import { entriesText } from "../line/pieces";

function ListCount({ form, texts }: QuoteFormProps) {
  return (
    <>
      <strong>{entriesText(linesOf(form.state.items), texts)}</strong>
      <button
        type="button"
        className="text-link"
        id={idOf("clear")}
        onClick={() => form.act({ type: "clear" })}
      >
        {texts.t("quote.actions.clear")}
      </button>
    </>
  );
}

/** Before paint and focus. */
function usePageAttribute(name: string, isSet: boolean): void {
  useLayoutEffect(() => void document.documentElement.toggleAttribute(name, isSet), [name, isSet]);
}

/**
 * Shows the list above the pictures that add lines, its delivery and its number. With a list, the page has another
 * layout (`data-filled`), and a button shows the pictures (`data-composing`).
 */
export default function QuoteDetails({ texts, page }: { texts: QuoteTexts; page: string }) {
  const form = useQuoteForm(texts);
  const { state, act } = form;
  const { items, edits, notice, back, isOpened } = state;
  const hasList = items.length + edits.length > 0;
  // Inline code has set it for a list that may be refused: the layout stays, so that the sentence about it moves
  // nothing.
  const [isAwaited, setIsAwaited] = useState(() => "filled" in document.documentElement.dataset);
  if (isAwaited && hasList) setIsAwaited(false);
  const isFilled = hasList || (isAwaited && notice !== "");
  usePageAttribute("data-filled", isFilled);
  usePageAttribute("data-composing", isOpened);
  const [list, delivery, count] = [linesId, deliveryId, countId].map((id) => document.getElementById(id));
  return (
    <>
      {list &&
        (hasList || notice || back) &&
        createPortal(<QuoteList form={form} texts={texts} page={page} />, list)}
      {delivery && hasList && createPortal(<DeliveryRow form={form} texts={texts} />, delivery)}
      {count && items.length > 0 && createPortal(<ListCount form={form} texts={texts} />, count)}
      {isFilled && !isFull(state) && (
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
      {isFull(state) && <p>{texts.t("quote.composer.listFull", { max: mostLines })}</p>}
    </>
  );
}
