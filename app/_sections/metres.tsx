import { useLocale, useTranslations } from "next-intl";

import { statements } from "../_content/knowledge/statements";
import { footprints } from "../_content/products";
import { usualVehicle } from "../_content/vehicles";
import { AsOf } from "../_components/as-of";
import { Questions } from "../_components/questions";
import { times } from "../_i18n/figures";
import { fullLoad, unstacked, usualPlay } from "../_load/full-load";
import { loadingMetres } from "../_load/mixed-load";
import { NarrowName } from "../_ui/data-table";
import { Island } from "../../islands/island";
import { useToolProps } from "../_tools/kit/offers";
import { Computed, ToolSection, ToolTable } from "../_tools/kit/tool-section";
import { metresText, metreTool } from "../_tools/metres/metre-tool";
import { MetreTool } from "../_tools/metres/metre-tool.client";

/** Footprints of the catalogue, then half and quarter pallets, and square ones of the chemical industry. */
export const metreFormats = [
  ...footprints.map(({ shortName, geometry: { length, depth } }) => [length, depth, shortName] as const),
  [800, 600, ""],
  [600, 400, ""],
  [1200, 1200, ""],
  [1140, 1140, "CP3"],
] as const;

/** Renders the tool, common pallets for visitors without scripts, and the formula with its source. */
export function Metres() {
  const locale = useLocale();
  const t = useTranslations("metres");
  const stacks = [1, 2, 3];
  return (
    <>
      <ToolSection heading="metres">
        <Island name="metre-tool" ahead component={MetreTool} props={useToolProps(metreTool)} />
      </ToolSection>
      <ToolTable
        id="metre-table"
        heading={t("table.heading")}
        caption={t("table.caption", { play: usualPlay })}
        columns={[
          t("table.pallet"),
          ...stacks.map((pallets) => (
            <NarrowName
              key={pallets}
              name={pallets > 1 ? t("fields.stacked", { pallets }) : t("fields.flat")}
              short={`${pallets}×`}
            />
          )),
          t("table.places"),
        ]}
        rows={metreFormats.map(([length, depth, name]) => {
          const pallet = { length, depth, height: 1000, mass: 1 };
          const metres = loadingMetres(pallet);
          const { stacks: places } = fullLoad(usualVehicle, pallet, unstacked);
          const all = `${metresText(locale, places * metres)}\u00a0ldm`;
          return {
            id: `${length} ${depth}`,
            name: [times(length, depth), name].filter(Boolean).join(", "),
            cells: [
              ...stacks.map((stack) => metresText(locale, metres / stack)),
              <Computed key="places" factors={String(places)} result={all} />,
            ],
          };
        })}
      />
      <Questions
        questions={[
          {
            id: "formula",
            heading: t("formula.heading"),
            text: t("formula.text"),
            source: <AsOf statement={statements.loadingMetres} />,
          },
          { id: "mixed", heading: t("mixed.heading"), text: t("mixed.text") },
          { id: "limits", heading: t("limits.heading"), text: t("limits.text") },
        ]}
      />
    </>
  );
}
