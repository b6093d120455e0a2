import { useState } from "react";

import { productOf } from "../../../../_features/quote/amount";
import type { QuoteWords } from "../../../../_features/quote/words";
import type { QuoteFormState } from "../use-quote-form";

/**
 * Collects the products that the entry or the list has had and the page has no button for. They stay: who has pressed
 * another button may go back.
 */
export function useMoreKinds({ entry, lines }: Pick<QuoteFormState, "entry" | "lines">, words: QuoteWords) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const requested = [entry.kind, ...lines.map((line) => String(productOf(line)))];
  const fresh = requested.filter((id) => words.products[id]?.button && !ids.includes(id));
  if (fresh.length) setIds([...new Set([...ids, ...fresh])]);
  return ids;
}
