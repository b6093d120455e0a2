import type { Product } from "../../../_content/products";

interface OfferItem {
  readonly key: string;
  readonly picture: string;
  readonly productId: Product["id"] | undefined;
}

/**
 * What the shelf shows, in order: words in `home.offer.{key}`; an item without a product leads to the blocks. Where a product
 * goes that stands here, the compiler names its row.
 */
export const offerItems = [
  { key: "eurPallet", picture: "product-1", productId: 1 },
  { key: "industrialPallet", picture: "product-3-w", productId: 3 },
  { key: "heavyDutyPallet", picture: "product-4-w", productId: 4 },
  { key: "palletBlocks", picture: "product-block", productId: undefined },
] as const satisfies readonly OfferItem[];
