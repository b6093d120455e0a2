"use client";

import { useRef } from "react";
import { createPortal } from "react-dom";

import { FieldError } from "../../../_forms/fields/field-error";
import { Button } from "../../../_ui/button/button";
import { LineFields } from "./line-fields";
import { LineSum } from "./line-sum";
import { QuoteList } from "./quote-list";
import { useDesk } from "./use-desk";
import { useKindButtons } from "./use-kind-buttons";
import "./quote-composer.css";

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
  const desk = useDesk(address);
  const { words, entry, problems, full, isOpen } = desk;
  useKindButtons(place, desk);
  const list =
    isOpen || desk.lines.length || desk.notice.text ? document.getElementById("quote-lines") : null;
  return (
    <div className="quote-composer" ref={place}>
      {words && problems.includes("kindMissing") && (
        <FieldError id="line-kind-problem" text={words.composer.kindMissing} />
      )}
      {words && isOpen && (
        <>
          <h4>
            {entry.place
              ? words.composer.changeHeading.replace("{n}", String(Number(entry.place) + 1))
              : words.composer.heading}
          </h4>
          <LineFields desk={desk} words={words} />
        </>
      )}
      <div className="quote-composer__end">
        {words && isOpen && <LineSum entry={entry} words={words} />}
        <p className="cluster">
          <Button tone="strong" type="submit" aria-disabled={full || undefined}>
            {entry.place ? (words?.composer.saveButton ?? add) : add}
          </Button>
          {words && entry.place && <Button onClick={desk.cancel}>{words.composer.cancelButton}</Button>}
        </p>
        {words && full && <p>{words.composer.listFull}</p>}
      </div>
      {words && list && createPortal(<QuoteList desk={desk} words={words} page={page} />, list)}
    </div>
  );
}
