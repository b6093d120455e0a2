import { useLocale, useTranslations } from "next-intl";

import type { PalletGeometry } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { ExplodedPallet } from "../../_pallet/exploded-pallet";
import { layersOf } from "../../_pallet/pallet-parts";
import { Fold } from "../../_ui/fold";
import "./pallet-in-parts.css";

const keys = {
  "deck board": "deck",
  "stringer board": "stringers",
  block: "blocks",
  "bottom board": "bottom",
} as const;

type LayerKey = (typeof keys)[keyof typeof keys];

/**
 * Returns the layers from top to bottom, with the number of parts in each.
 *
 * @throws Error for a layer without texts
 */
export function explodedLayers(geometry: PalletGeometry): { key: LayerKey; parts: number }[] {
  return layersOf(geometry).map((layer) => {
    const kind = layer[0]?.kind;
    if (!kind || !(kind in keys)) throw new Error(`No texts for a layer of ${kind}s.`);
    return { key: keys[kind as keyof typeof keys], parts: layer.length };
  });
}

/** Renders a pallet taken apart into its layers, with a text for each layer, in a closed disclosure. */
export function PalletInParts({ geometry }: { geometry: PalletGeometry }) {
  const locale = useLocale();
  const t = useTranslations("explodedPallet");
  return (
    <Fold className="product-data__fold">
      <summary>{t("heading")}</summary>
      <p>{t("lead")}</p>
      <div className="pallet-in-parts">
        <ExplodedPallet geometry={geometry} label={t("alt")} />
        <ol className="pallet-in-parts__layers">
          {explodedLayers(geometry).map(({ key, parts }) => (
            <li key={key}>
              <p className="pallet-in-parts__layer">
                <strong>{t("count", { n: String(parts) })}</strong>{" "}
                {key === "blocks" ? (
                  <a href={path(locale, "blocks")}>{t("layers.blocks.name")}</a>
                ) : (
                  <span>{t(`layers.${key}.name`)}</span>
                )}
              </p>
              <p>{t(`layers.${key}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Fold>
  );
}
