import { useTranslations } from "next-intl";

import { inMillimetres } from "../../_i18n/figures";
import { offeredBlocks } from "../../_content/blocks";
import { blockSheet, BlockViews } from "../../_pallet/block-views";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { Section } from "../../_ui/section";
import "./block-sizes.css";

/** Renders the sizes on offer, each in three views at the same scale. */
export function BlockSizes() {
  const t = useTranslations("blocks.sizes");
  return (
    <Section headingId="block-sizes-heading" heading={t("heading")} lead={t("text")}>
      <div className="block-sizes__pair">
        {offeredBlocks.map(({ size, middle, count }) => {
          const written = inMillimetres(...size);
          return (
            <figure key={written}>
              <PalletDrawing
                className="block-sizes__drawing"
                viewBox={blockSheet}
                label={t("drawingAlt", { size: written })}
              >
                <BlockViews size={size} />
              </PalletDrawing>
              <figcaption className="spread fine-print">
                <strong>{written}</strong>
                <span>{t(middle ? "middle" : "outer", { count })}</span>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
