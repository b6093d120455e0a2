import { useTranslations } from "next-intl";

import { inMillimetres } from "../../_i18n/figures";
import { Island } from "../../../islands/island";
import { Breadcrumb } from "../../_components/breadcrumb";
import { PhoneLink } from "../../_components/phone-link";
import { blockProfile, offeredBlocks } from "../../_content/blocks";
import { BlockCut } from "../../_tools/blocks/block-cut.client";
import { blockTool } from "../../_tools/blocks/block-fields";
import { useToolProps } from "../../_tools/kit/offers";
import { Picture } from "../../_ui/picture";
import { Summary } from "../../_ui/summary";
import { blockSheet, BlockViews } from "../../_pallet/block-views";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { Section } from "../../_ui/section";
import { eurPallet } from "../../_content/eur-pallet";
import { RuleList } from "../../_ui/rule-list";
import type { PalletGeometry } from "../../_content/products";
import { Measures } from "../../_pallet/measures";
import { bracketMeasure, horizontalMeasure, verticalMeasure } from "../../_pallet/measure-lines";
import { blockColumns, blockRows } from "../../_pallet/pallet-geometry";
import { rectangles } from "../../_pallet/path-data";
import { shapesOf, views } from "../../_pallet/views";
import "./blocks.css";

/** Renders the first view of the blocks page: the photograph, and the tool for length and amount. */
export function BlockSheet() {
  const t = useTranslations("blocks");
  return (
    <>
      <div className="wrap">
        <Breadcrumb page={{ route: "blocks" }} />
      </div>
      <div className="block-sheet page-end wrap deck">
        <figure className="block-sheet__picture boards-1-3">
          <Picture
            name="product-block"
            alt={t("bannerAlt")}
            sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, (min-width: 48rem) 25rem, calc(100vw - 2rem)"
            priority
          />
        </figure>
        <Summary
          heading={t("heading")}
          fact={`${t("data.section")} ${inMillimetres(blockProfile.width, blockProfile.height)}`}
          action={<Island name="block-cut" ahead component={BlockCut} props={useToolProps(blockTool)} />}
          phone={<PhoneLink />}
        >
          <p>{t("lead")}</p>
        </Summary>
      </div>
    </>
  );
}

/** Renders the sizes on offer, each in three views at the same scale. */
export function BlockSizes() {
  const t = useTranslations("blocks.sizes");
  return (
    <Section headingId="block-sizes-heading" heading={t("heading")} lead={t("text")}>
      <div className="block-sizes__pair">
        {offeredBlocks.map(({ size, middle, count }) => {
          const written = inMillimetres(...size);
          return (
            <figure className="column" key={written}>
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

/** Renders the positions of the blocks below a dashed deck. One SVG unit is one mm. */
function BlockPlaces({ geometry, label }: { geometry: PalletGeometry; label: string }) {
  const { length, depth } = geometry;
  const { topView } = views(geometry);
  const [first] = blockColumns(geometry);
  return (
    <PalletDrawing viewBox={`-165 -120 ${length + 295} ${depth + 150}`} label={label}>
      <path className="pallet-drawing__hidden" d={rectangles(shapesOf(topView, "deck board"))} />
      <path className="pallet-drawing__chip" d={rectangles(shapesOf(topView, "block"))} />
      <Measures
        measures={[
          horizontalMeasure({ from: 0, to: first?.width ?? 0, at: -50, witnessFrom: 0, arrows: false }),
          verticalMeasure({ from: 0, to: depth, at: length + 65, witnessFrom: length }),
          ...blockRows(geometry).map(({ start, width }) =>
            bracketMeasure({ from: start, to: start + width, at: -58 }),
          ),
        ]}
      />
    </PalletDrawing>
  );
}

/** Renders the use of blocks, and the advantages and limits of pressed blocks. */
export function BlockUse() {
  const t = useTranslations("blocks");
  const names = useTranslations("breadcrumb");
  const { length, depth } = eurPallet;
  const rules = [
    { id: "use", name: names("blocks"), text: [t("use.text2"), t("use.text3")].join(" ") },
    { id: "facts", name: t("facts.heading"), text: [t("facts.height"), t("facts.grain")].join(" ") },
    { id: "ispm", name: t("data.ispm"), text: t("facts.ispm") },
    { id: "limit", name: t("use.solidBetter"), text: [t("use.limit"), t("use.pool")].join(" ") },
  ];
  return (
    <Section headingId="block-use-heading" heading={t("use.heading")} lead={t("use.text1")}>
      <div className="block-use deck">
        <figure className="boards-1-3">
          <BlockPlaces
            geometry={eurPallet}
            label={t("use.placesAlt", { size: inMillimetres(length, depth) })}
          />
        </figure>
        <div className="boards-4-5">
          <RuleList rules={rules} />
        </div>
      </div>
    </Section>
  );
}
