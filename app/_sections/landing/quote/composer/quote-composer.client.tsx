"use client";

import { lazy, Suspense, useRef } from "react";

import { Button } from "../../../../_ui/button";
import { useQuoteForm } from "../use-quote-form";
import { useKindButtons } from "./use-kind-buttons";
import "./quote-composer.css";
// Of what comes later: styles come with the page.
import "../../../../_ui/choice.css";
import "../quote-line.css";
import "../quote-list.css";

// Fetched once there is a kind or a list: most visitors only write.
const QuoteDetails = lazy(() => import("../quote-details"));

export interface QuoteComposerProps {
  /** Words of the button, there from the start. */
  add: string;
  /** Address of the file with all other words. */
  words: string;
  /** Address of the page, for links to the list. */
  page: string;
}

/**
 * Puts a line of the quote list together, and shows the list in its place above. The kinds are radio buttons of the page;
 * everything else appears once there is a kind or a list.
 */
export function QuoteComposer({ add, words: address, page }: QuoteComposerProps) {
  const place = useRef<HTMLDivElement>(null);
  const form = useQuoteForm(address);
  const { words, entry, full, isOpen, lines, notice } = form;
  useKindButtons(place, form);
  const isBegun = isOpen || lines.length > 0 || notice.text !== "";
  return (
    <div className="quote-composer" ref={place}>
      {words && isBegun && (
        <Suspense>
          <QuoteDetails form={form} words={words} page={page} />
        </Suspense>
      )}
      <p className="cluster">
        <Button tone="strong" type="submit" aria-disabled={full || undefined}>
          {entry.place ? (words?.composer.saveButton ?? add) : add}
        </Button>
        {words && entry.place && <Button onClick={form.cancel}>{words.composer.cancelButton}</Button>}
      </p>
      {words && full && <p>{words.composer.listFull}</p>}
    </div>
  );
}
