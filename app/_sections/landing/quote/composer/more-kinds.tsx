import { createPortal } from "react-dom";

import { productById } from "../../../../_content/products";
import { KindDrawing } from "../../../../_features/pallet/kind-drawing";
import type { QuoteWords } from "../../../../_features/quote/words";

interface MoreKindsProps {
  /** Ids of products that the page has no button for. */
  ids: readonly string[];
  /** The kind that the entry has. */
  kind: string;
  words: QuoteWords;
}

/**
 * Buttons for products that the page came without, beside its own: a visitor who comes with one sees what is
 * chosen. They are native radio buttons like those, which the composer listens to: React refuses a group that
 * has some it did not draw.
 */
export default function MoreKinds({ ids, kind, words }: MoreKindsProps) {
  const place = document.querySelector(".kind-choice__options");
  if (!place) return null;
  const buttons = ids.flatMap((id) => {
    const product = words.products[id];
    const geometry = productById(Number(id))?.geometry;
    if (!product || !geometry) return [];
    const label = `${product.name}, ${product.dimension} mm`;
    return (
      <label
        className="choice__option kind-choice__option"
        key={id}
        ref={(option) => {
          if (option && !option.control) option.prepend(kindButton(id, label, id === kind));
        }}
      >
        <KindDrawing id={`kind-${id}`} geometry={geometry} />
        {product.button}
      </label>
    );
  });
  return createPortal(buttons, place);
}

function kindButton(value: string, label: string, checked: boolean): HTMLInputElement {
  const button = document.createElement("input");
  Object.assign(button, { type: "radio", name: "kind", value, checked });
  button.setAttribute("aria-label", label);
  return button;
}
