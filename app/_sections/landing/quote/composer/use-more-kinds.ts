import { useState } from "react";

import { productOf } from "../../../../_quote/amount";
import type { QuoteWords } from "../../../../_quote/words";
import type { Desk } from "../use-desk";

/**
 * Collects the products that the entry or the list has had and the page has no button for. They stay: who has pressed
 * another button may go back.
 */
export function useMoreKinds({ entry, lines }: Pick<Desk, "entry" | "lines">, words: QuoteWords) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const asked = [entry.kind, ...lines.map((line) => String(productOf(line)))];
  const fresh = asked.filter((id) => words.products[id]?.button && !ids.includes(id));
  if (fresh.length) setIds([...new Set([...ids, ...fresh])]);
  return ids;
}
