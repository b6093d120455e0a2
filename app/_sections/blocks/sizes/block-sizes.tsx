import { useTranslations } from "next-intl";

import { inMillimetres } from "../../../_i18n/figures";
import { offeredBlocks } from "../../../_content/blocks";
import { BlockViews } from "./block-views";
import "./block-sizes.css";

/** The sizes on offer, each in three views, all at one scale. */
export function BlockSizes() {
  const t = useTranslations("blocks.sizes");
  return (
    <section className="block-sizes on-sunk" aria-labelledby="block-sizes-heading">
      <div className="wrap">
        <h2 id="block-sizes-heading">{t("heading")}</h2>
        <p className="lead">{t("text")}</p>
        <div className="block-sizes__pair">
          {offeredBlocks.map(({ size, middle, count }) => {
            const [length, width, height] = size;
            return (
              <figure key={width}>
                <BlockViews size={size} label={t("drawingAlt", { length, width, height })} />
                <figcaption>
                  <strong>{inMillimetres(...size)}</strong>
                  <span>{t(middle ? "middle" : "outer", { count })}</span>
                </figcaption>
              </figure>
            );
          })}
        </div>
      </div>
    </section>
  );
}
