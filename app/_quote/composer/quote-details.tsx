import { useEffect } from "react";
import { createPortal } from "react-dom";

import { FieldError } from "../forms/fields/field";
import type { QuoteWords } from "../list/words";
import { LineFields } from "./line-fields";
import { inPieces, piecesOf, piecesPerLoad } from "../list/describe";
import type { QuoteFormState } from "./use-quote-form";
import { figure } from "../../_i18n/figures";
import { type Entry, lineOf, unusualPieces } from "./entry";
import { QuoteList } from "../list/quote-list";

interface LineSumProps {
  entry: Entry;
  words: QuoteWords;
}

/** How many pieces the entry comes to, how many fill a vehicle, and whether that is unusual. */
function LineSum({ entry, words }: LineSumProps) {
  const { t } = words;
  const line = lineOf(entry);
  const pieces = line && piecesOf(line, words);
  const perLoad = piecesPerLoad(Number(entry.kind), entry.vehicle, words);
  return (
    <output className="quote-composer__sum" htmlFor="line-amount">
      {pieces !== undefined && <strong>{inPieces(pieces, words)}</strong>}
      {perLoad && (
        <span>
          {t("quote.composer.loadsHint", { vehicle: words.vehicles[entry.vehicle] ?? "", pieces: perLoad })}
        </span>
      )}
      {pieces !== undefined && pieces > unusualPieces && (
        <span>{t("quote.composer.quantityUnusual", { quantity: figure(words.region, pieces) })}</span>
      )}
    </output>
  );
}

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
  useEffect(takeFocus);
  return (
    <>
      {problems.includes("kindMissing") && (
        <FieldError id="line-kind-problem" text={words.t("quote.composer.kindMissing")} />
      )}
      {isOpen && (
        <>
          <h4>
            {entry.place
              ? words.t("quote.composer.changeHeading", { n: Number(entry.place) + 1 })
              : words.t("quote.composer.heading")}
          </h4>
          <LineFields form={form} words={words} />
          <LineSum entry={entry} words={words} />
        </>
      )}
      {list && createPortal(<QuoteList form={form} words={words} page={page} />, list)}
    </>
  );
}
