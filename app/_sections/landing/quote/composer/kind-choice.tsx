import { useTranslations } from "next-intl";

import { inMillimetres, products, type Product } from "../../../../_content/products";
import { BlocksDrawing, KindDrawing, OutlineDrawing } from "../../../../_pallet/kinds/kind-drawing";
import "./kind-choice.css";

/**
 * What may be quoted, each with its true drawing: the pallets of the catalogue, blocks, a pallet of the visitor's own.
 * Native radio buttons of the page, which the composer listens to.
 */
export function KindChoice() {
  const t = useTranslations("quote.composer");
  const kinds = useTranslations("quote.composer.kinds");
  return (
    <fieldset className="kind-choice">
      <legend>{t("kindLabel")}</legend>
      <div className="kind-choice__options">
        {products.map((product) => (
          <ProductKind key={product.id} product={product} />
        ))}
        <label>
          <input type="radio" name="kind" value="blocks" aria-label={kinds("blocksAria")} />
          <BlocksDrawing id="kind-blocks" />
          {kinds("blocks")}
        </label>
        <label>
          <input type="radio" name="kind" value="custom" aria-label={kinds("customAria")} />
          <OutlineDrawing id="kind-custom" />
          {kinds("custom")}
        </label>
      </div>
    </fieldset>
  );
}

/** A chip has room for the product's short name; who hears the page is told the whole one. */
function ProductKind({ product: { id, name, shortName, dimension, geometry } }: { product: Product }) {
  const words = useTranslations();
  return (
    <label>
      <input
        type="radio"
        name="kind"
        value={id}
        aria-label={`${words(name)}, ${inMillimetres(words(dimension))}`}
      />
      <KindDrawing id={`kind-${id}`} geometry={geometry} />
      {words(shortName)}
    </label>
  );
}
