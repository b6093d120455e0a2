import type { PalletGeometry } from "../../../../_content/products";
import { layersOf } from "../../../../_pallet/exploded/axonometry";

/** Keys of the words for a layer, by what it is made of. */
const keys = {
  "deck board": "deck",
  "stringer board": "stringers",
  block: "blocks",
  "bottom board": "bottom",
} as const;

type LayerKey = (typeof keys)[keyof typeof keys];

/**
 * The layers that the words name, from the top down, and of how many parts each is.
 *
 * @throws Error for a pallet with a layer that there are no words for
 */
export function explodedLayers(geometry: PalletGeometry): { key: LayerKey; parts: number }[] {
  return layersOf(geometry).map((layer) => {
    const kind = layer[0]?.kind;
    if (!kind || !(kind in keys)) throw new Error(`No words tell of a layer of ${kind}s.`);
    return { key: keys[kind as keyof typeof keys], parts: layer.length };
  });
}
