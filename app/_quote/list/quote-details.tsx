import { useEffect } from "react";
import { createPortal } from "react-dom";

import { FieldError } from "../../_ui/field";
import type { QuoteTexts } from "../line/quote-texts";
import { DeliveryRow } from "./delivery-row";
import { idOf } from "./focus";
import { LineFields } from "./line-fields";
import { inPieces, piecesOf, piecesPerLoad } from "../line/describe";
import { entryInHand, isComposing } from "./reducer";
import type { QuoteForm } from "./use-quote-form";
import { useSettledAnnouncement } from "../../_lib/use-announcement";
import { figure } from "../../_i18n/figures";
import { type Entry, lineOf, unusualPieces } from "../line/entry";
import { QuoteList } from "./quote-list";

/** Shows and announces the pieces, the pieces per vehicle, and a hint for an unusual quantity. */
function LineSum({ entry, texts }: { entry: Entry; texts: QuoteTexts }) {
  const { t } = texts;
  const line = lineOf(entry);
  const pieces = line && piecesOf(line, texts);
  const perLoad = piecesPerLoad(Number(entry.kind), entry.vehicle, texts);
  const sum = pieces === undefined ? "" : inPieces(pieces, texts);
  const notes = [
    perLoad &&
      t("quote.composer.loadsHint", { vehicle: texts.vehicles[entry.vehicle] ?? "", pieces: perLoad }),
    pieces !== undefined &&
      pieces > unusualPieces &&
      t("quote.composer.quantityUnusual", { quantity: figure(texts.region, pieces) }),
  ].filter((note) => typeof note === "string");
  useSettledAnnouncement([sum, ...notes].filter(Boolean).join("; "));
  return (
    <p className="quote-composer__sum">
      {sum && <strong>{sum}</strong>}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </p>
  );
}

export interface QuoteDetailsProps {
  form: QuoteForm;
  texts: QuoteTexts;
  page: string;
}

/** Renders the number of lines and the button to clear the list, beside the page's heading. */
function ListCount({ form, texts: { t } }: Pick<QuoteDetailsProps, "form" | "texts">) {
  return (
    <>
      <strong>{t("quote.count", { count: form.state.lines.length })}</strong>
      <button
        type="button"
        className="text-link"
        id={idOf("clear")}
        onClick={() => form.act({ type: "clear" })}
      >
        {t("quote.actions.clear")}
      </button>
    </>
  );
}

/** Renders the open composer, and portals for the list, the delivery and the number of lines. */
export default function QuoteDetails({ form, texts, page }: QuoteDetailsProps) {
  const { state, takeFocus } = form;
  const { lines, problems } = state;
  const isOpen = isComposing(state);
  const [list, delivery, count] = ["[data-list-lines]", "[data-list-delivery]", "[data-list-count]"].map(
    (selector) => document.querySelector(selector),
  );
  useEffect(takeFocus);
  // With a list, the page's h1 is right above the list.
  const Heading = lines.length ? "h2" : "h3";
  return (
    <>
      {problems.includes("kind") && (
        <FieldError id="line-kind-problem" text={texts.t("quote.composer.kindMissing")} />
      )}
      {isOpen && (
        <>
          <Heading>{texts.t("quote.composer.heading")}</Heading>
          <LineFields form={form} texts={texts} />
          <LineSum entry={entryInHand(state)} texts={texts} />
        </>
      )}
      {list && createPortal(<QuoteList form={form} texts={texts} page={page} />, list)}
      {delivery &&
        (isOpen || lines.length > 0) &&
        createPortal(<DeliveryRow form={form} texts={texts} />, delivery)}
      {count && lines.length > 0 && createPortal(<ListCount form={form} texts={texts} />, count)}
    </>
  );
}
