import type { Known } from "./line";
import type { QuoteWords } from "../list/words";

/** Everything that a line may name: what there are words for. */
export function knownIn(words: QuoteWords): Known {
  return {
    products: Object.keys(words.products).map(Number),
    vehicles: Object.keys(words.vehicles),
    documents: Object.keys(words.documents),
  };
}
