import { useLocale, useTranslations } from "next-intl";

import { Questions } from "../_components/questions";
import { footprints, type Product, products } from "../_content/products";
import { times } from "../_i18n/figures";
import { path } from "../_i18n/paths";
import { languages } from "../_i18n/languages";
import { cartonsOn } from "../_load/cartons";
import { NarrowName } from "../_ui/data-table";
import { Island } from "../../islands/island";
import { cartonFields } from "../_tools/cartons/carton-fields";
import { cartonTool } from "../_tools/cartons/carton-tool";
import { CartonTool } from "../_tools/cartons/carton-tool.client";
import { useToolProps } from "../_tools/kit/offers";
import { Computed, ToolSection, ToolTable } from "../_tools/kit/tool-section";

/** Common carton sizes: of the 600 × 400 mm module, and two others. */
export const commonCartons = [
  [600, 400, 400],
  [600, 400, 300],
  [600, 400, 200],
  [400, 300, 300],
  [400, 300, 250],
  [400, 300, 200],
  [400, 200, 200],
  [300, 200, 200],
  [300, 200, 150],
  [600, 300, 300],
  [396, 296, 250],
  [350, 250, 200],
] as const;

const settings = { limit: cartonFields.limit.usual, anySide: false };

/** Computes the load of a common carton, which fits on every product. */
function loadOf({ geometry, maxLoad }: Product, [length, depth, height]: readonly [number, number, number]) {
  const load = cartonsOn({ ...geometry, maxLoad }, { length, depth, height }, settings);
  if (typeof load === "string") throw new Error(`${times(length, depth, height)} does not fit: ${load}.`);
  return load;
}

/** Formats the cartons per layer on each footprint. */
function useCounts(length: number, depth: number): string {
  const t = useTranslations("cartons.table");
  const counts = footprints.map((product) =>
    t("moduleCount", {
      format: times(product.geometry.length, product.geometry.depth),
      pieces: loadOf(product, [length, depth, 200]).perLayer,
    }),
  );
  return new Intl.ListFormat(languages[useLocale()].region).format(counts);
}

/** Renders the tool for cartons on a pallet and in a vehicle. */
export function Cartons() {
  return (
    <ToolSection heading="cartons">
      <Island
        name="carton-tool"
        ahead
        component={CartonTool}
        props={{ ...useToolProps(cartonTool), metres: path(useLocale(), "metres") }}
      />
    </ToolSection>
  );
}

/** Renders common cartons on every pallet, for search engines and visitors without scripts. */
export function CartonTable() {
  const t = useTranslations("cartons");
  const tRoot = useTranslations();
  return (
    <ToolTable
      id="carton-table-heading"
      heading={t("table.heading")}
      caption={t("table.caption", { limit: settings.limit })}
      columns={[
        t("table.carton"),
        ...products.map(({ id, name, shortName }) => (
          <NarrowName key={id} name={tRoot(name)} short={shortName} />
        )),
      ]}
      rows={commonCartons.map((carton) => ({
        id: carton.join(),
        name: times(...carton),
        cells: products.map((product) => {
          const { perLayer, layers, pieces } = loadOf(product, carton);
          return <Computed key={product.id} factors={times(perLayer, layers)} result={pieces} />;
        }),
      }))}
    >
      <p>{t("table.module", { counts: useCounts(600, 400) })}</p>
    </ToolTable>
  );
}

/** Renders common search questions with answers. */
export function CartonQuestions() {
  const t = useTranslations("cartons.questions");
  const counts = useCounts(400, 300);
  return (
    <Questions
      questions={(["module", "layout", "stack", "sizes"] as const).map((question) => ({
        id: question,
        heading: t(`${question}.heading`),
        text: t(`${question}.text`, { counts }),
      }))}
    />
  );
}
