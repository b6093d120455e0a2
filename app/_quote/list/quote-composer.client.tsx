"use client";

import { lazy, Suspense, useEffect } from "react";

import { withinLimit } from "../../_lib/within-limit";
import type * as Details from "./quote-details";
import { useTexts } from "./use-quote";
// Styles of lazy components come with the page.
import "./quote-list.css";
import "./delivery-row.css";

let details: Promise<typeof Details> | undefined;
const loadDetails = () => (details ??= withinLimit(import("./quote-details")));

const QuoteDetails = lazy(loadDetails);

/**
 * Loads the list and its texts together: most visitors of the form only write a message.
 *
 * @param page address of the page, for links to the list
 */
export function QuoteComposer({ page }: { page: string }) {
  const texts = useTexts(true);
  useEffect(() => {
    // A failure is reported where the list is rendered.
    loadDetails().catch(() => undefined);
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
