"use client";

import { lazy, Suspense, useEffect } from "react";

import { late, withinLimit } from "../../_lib/late";
import { useLate } from "../../_lib/use-value";
import { quoteTexts } from "./texts-file";

const details = late(() => withinLimit(import("./quote-details")));

const QuoteDetails = lazy(details.get);

/** Loads the list and its texts together: most visitors only write a message. */
export function QuoteComposer({ page }: { page: string }) {
  const texts = useLate(quoteTexts, true);
  useEffect(() => {
    // A failure is reported where the list is rendered.
    details.get().catch(() => undefined);
  }, []);
  useEffect(() => {
    // Frees the space that was reserved for the list.
    if (texts === null) document.documentElement.removeAttribute("data-filled");
  }, [texts]);
  return (
    <div className="quote-composer column">
      {texts && (
        <Suspense>
          <QuoteDetails texts={texts} page={page} />
        </Suspense>
      )}
    </div>
  );
}
