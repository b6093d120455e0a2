import { numberFault } from "../_fields/fault";
import { readCount } from "../_fields/read-figures";
import { linesToAdd } from "./line/code";
import { addAddress } from "./line/quote-address";
import type { QuoteTexts } from "./line/quote-texts";
import { amountRanges } from "./line/fields";

/**
 * Returns the address that adds the pieces in a field, or the sentence about a refused text. The number that the page
 * offers stays a full load.
 *
 * @param href adds a product
 */
export function withAmount(
  href: string,
  { value, defaultValue }: HTMLInputElement,
  { t }: QuoteTexts,
): { readonly address: string } | { readonly fault: string } {
  const [line] = linesToAdd(href) ?? [];
  if (value === defaultValue || !line || !("product" in line)) return { address: href };
  const { value: pieces } = readCount(value, amountRanges.pieces);
  if (!pieces) return { fault: numberFault(t, amountRanges.pieces, "count", value) };
  const [form = ""] = href.split("#");
  return { address: addAddress(form, { kind: "product", product: line.product, pieces }) };
}
