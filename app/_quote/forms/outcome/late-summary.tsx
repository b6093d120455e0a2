import { lazy, Suspense } from "react";

import { translator } from "../../../_i18n/translator";
import type { FormName, FormTranslator } from "../words/form-words";
import type { SentSummaryProps } from "./sent-summary";
import "./sent-summary.css"; // what is shown comes later, its styles with the page

/** Fetched when something was sent. Where it can't be fetched, the success message is shown without it. */
const SentSummary = lazy(() => import("./sent-summary").catch(() => ({ default: SentLine })));

/** What was sent, as soon as its code has come. */
export function LateSummary(summary: SentSummaryProps) {
  return (
    <Suspense>
      <SentSummary {...summary} />
    </Suspense>
  );
}

/** Says that the message was sent. */
export function sentText(form: FormName, t: FormTranslator): string {
  return t(form === "orderForm" ? "messages.orderSent" : "messages.messageSent");
}

function SentLine({ spec }: SentSummaryProps) {
  return <p role="status">{sentText(spec.form, translator(spec.words))}</p>;
}
