import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { dimensionsOf, type Product, products } from "../../_content/products";
import { BlocksDrawing, KindDrawing, OutlineDrawing } from "../../_pallet/kind-drawing";
import { ChoiceGroup, ChoiceOption } from "../../_ui/choice";
import "./kind-choice.css";

/**
 * What may be quoted, each with its true drawing: the pallets, blocks, a pallet of the visitor's own.
 * Native radio buttons of the page, which the composer listens to.
 */
export function KindChoice() {
  const t = useTranslations("quote.composer");
  const kinds = useTranslations("quote.composer.kinds");
  return (
    <ChoiceGroup legend={t("kindLabel")}>
      <div className="kind-choice__options">
        {products.map((product) => (
          <ProductKind key={product.id} product={product} />
        ))}
        <Kind value="blocks" aria-label={kinds("blocksAria")}>
          <BlocksDrawing id="kind-blocks" />
          {kinds("blocks")}
        </Kind>
        <Kind value="custom" aria-label={kinds("ownAria")}>
          <OutlineDrawing id="kind-custom" />
          {kinds("own")}
        </Kind>
      </div>
    </ChoiceGroup>
  );
}

/** A chip shows the product's short name; screen readers announce the whole one. */
function ProductKind({ product: { id, name, shortName, geometry } }: { product: Product }) {
  const words = useTranslations();
  return (
    <Kind value={id} aria-label={`${words(name)}, ${dimensionsOf(geometry)}`}>
      <KindDrawing id={`kind-${id}`} geometry={geometry} />
      {shortName}
    </Kind>
  );
}

const Kind = (kind: { value: string | number; "aria-label": string; children: ReactNode }) => (
  <ChoiceOption className="kind-choice__option" name="kind" {...kind} />
);
