import { lazy, Suspense } from "react";

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

function SentLine({ spec }: SentSummaryProps) {
  return <p role="status">{spec.words.sent}</p>;
}
