import { useTranslations } from "next-intl";

import { products, type Product } from "../../../_content/products";
import { BlocksDrawing, KindDrawing, OutlineDrawing } from "../../../_pallet/kind-drawing";
import "./kind-choice.css";

/** Short names of the products, where a chip has room for one; a product without has its whole name. */
const shortNames: Partial<Record<number, "eur" | "industrial" | "heavyDuty">> = {
  1: "eur",
  3: "industrial",
  4: "heavyDuty",
};

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

function ProductKind({ product: { id, name, dimension, geometry } }: { product: Product }) {
  const words = useTranslations();
  const kinds = useTranslations("quote.composer.kinds");
  const short = shortNames[id];
  const whole = short ? kinds(`${short}Aria`) : `${words(name)}, ${words(dimension)} mm`;
  return (
    <label>
      <input type="radio" name="kind" value={id} aria-label={whole} />
      <KindDrawing id={`kind-${id}`} geometry={geometry} />
      {short ? kinds(short) : words(name)}
    </label>
  );
}
