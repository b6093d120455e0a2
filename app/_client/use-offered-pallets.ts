import type { ProductWords } from "../_i18n/product-words";
import { dimensionsOf, products } from "../_content/products";
import { useProductWords } from "./use-product-words";

/** A pallet as the tools offer it. */
export type OfferedPallet = Pick<ProductWords, "id" | "name" | "dimension">;

/**
 * Gives the pallets that a page names, and the others that an address requests: those are named by their size
 * until their words have come.
 *
 * @param named in the page
 * @param requested ids, as anybody may have written them: those that no product has are left out
 */
export function useOfferedPallets(
  named: readonly OfferedPallet[],
  requested: readonly string[],
): readonly OfferedPallet[] {
  const others = products.filter(
    ({ id }) => requested.includes(String(id)) && !named.some((pallet) => pallet.id === id),
  );
  const { come } = useProductWords(others.map(({ id }) => id));
  const coming = others
    .filter(({ id }) => !come.some((pallet) => pallet.id === id))
    .map(({ id, geometry }) => ({
      id,
      name: dimensionsOf(geometry),
      dimension: "",
    }));
  return [...named, ...come, ...coming];
}
