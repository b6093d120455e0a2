import { useEffect } from "react";
import { createPortal } from "react-dom";

import { FieldError } from "../../../_forms/fields/field-error";
import { fillIn, type QuoteWords } from "../../../_quote/words";
import { LineFields } from "./composer/line-fields";
import { LineSum } from "./line-sum";
import { QuoteList } from "./quote-list";
import type { Desk } from "./use-desk";

export interface QuoteDetailsProps {
  desk: Desk;
  words: QuoteWords;
  /** Address of the page, for links to the list. */
  page: string;
}

/** What a begun list has: the fields of a line and what it comes to, and the list itself in its place above. */
export default function QuoteDetails({ desk, words, page }: QuoteDetailsProps) {
  const { entry, problems, isOpen, takeFocus } = desk;
  const list = document.getElementById("quote-lines");
  useEffect(takeFocus);
  return (
    <>
      {problems.includes("kindMissing") && (
        <FieldError id="line-kind-problem" text={words.composer.kindMissing} />
      )}
      {isOpen && (
        <>
          <h4>
            {entry.place
              ? fillIn(words.composer.changeHeading, { n: Number(entry.place) + 1 })
              : words.composer.heading}
          </h4>
          <LineFields desk={desk} words={words} />
          <LineSum entry={entry} words={words} />
        </>
      )}
      {list && createPortal(<QuoteList desk={desk} words={words} page={page} />, list)}
    </>
  );
}
