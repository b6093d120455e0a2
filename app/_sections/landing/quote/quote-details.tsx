import { lazy, Suspense, useEffect } from "react";
import { createPortal } from "react-dom";

import { FieldError } from "../../../_features/forms/fields/field-error";
import { fillIn, type QuoteWords } from "../../../_features/quote/words";
import { LineFields } from "./composer/line-fields";
import { useMoreKinds } from "./composer/use-more-kinds";
import { LineSum } from "./line-sum";
import { QuoteList } from "./quote-list";
import type { QuoteFormState } from "./use-quote-form";

// Only where a list has what the page does not name.
const MoreKinds = lazy(() => import("./composer/more-kinds"));

export interface QuoteDetailsProps {
  form: QuoteFormState;
  words: QuoteWords;
  /** Address of the page, for links to the list. */
  page: string;
}

/** What a begun list has: the fields of a line and what it comes to, and the list itself in its place above. */
export default function QuoteDetails({ form, words, page }: QuoteDetailsProps) {
  const { entry, problems, isOpen, takeFocus } = form;
  const list = document.getElementById("quote-lines");
  const moreKinds = useMoreKinds(form, words);
  useEffect(takeFocus);
  return (
    <>
      {moreKinds.length > 0 && (
        <Suspense>
          <MoreKinds ids={moreKinds} kind={entry.kind} words={words} />
        </Suspense>
      )}
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
          <LineFields form={form} words={words} />
          <LineSum entry={entry} words={words} />
        </>
      )}
      {list && createPortal(<QuoteList form={form} words={words} page={page} />, list)}
    </>
  );
}
