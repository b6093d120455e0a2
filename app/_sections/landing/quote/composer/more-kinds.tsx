import { createPortal } from "react-dom";

import { productById } from "../../../../_content/products";
import { KindDrawing } from "../../../../_pallet/kinds/kind-drawing";
import type { QuoteWords } from "../../../../_quote/words";
import { ChoiceOption } from "../../../../_ui/choice/choice-option";

interface MoreKindsProps {
  /** Ids of products that the page has no button for. */
  ids: readonly string[];
  /** The kind that the entry has. */
  kind: string;
  words: QuoteWords;
}

/**
 * Buttons for products that the page came without, beside its own: whoever comes with one of them sees what is chosen. From
 * then on they are native radio buttons like those, which the composer listens to.
 */
export default function MoreKinds({ ids, kind, words }: MoreKindsProps) {
  const place = document.querySelector(".kind-choice__options");
  if (!place) return null;
  const buttons = ids.flatMap((id) => {
    const product = words.products[id];
    const geometry = productById(Number(id))?.geometry;
    if (!product || !geometry) return [];
    return (
      <ChoiceOption
        className="kind-choice__option"
        key={id}
        name="kind"
        value={id}
        defaultChecked={id === kind}
        aria-label={`${product.name}, ${product.dimension} mm`}
      >
        <KindDrawing id={`kind-${id}`} geometry={geometry} />
        {product.button}
      </ChoiceOption>
    );
  });
  return createPortal(buttons, place);
}
