import { useTranslations } from "next-intl";

import { eurPallet } from "../../_content/eur-pallet";
import { RuleList } from "../../_ui/rule-list";
import { Section } from "../../_ui/section";
import type { PalletGeometry } from "../../_content/products";
import { Measures } from "../../_pallet/measures";
import { bracketMeasure, horizontalMeasure, verticalMeasure } from "../../_pallet/measure-lines";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { blockColumns, blockRows } from "../../_pallet/pallet-geometry";
import { rectangles } from "../../_pallet/path-data";
import { shapesOf, views } from "../../_pallet/views";
import { inMillimetres } from "../../_i18n/figures";
import "./block-use.css";

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
