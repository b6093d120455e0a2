import { useTranslations } from "next-intl";

import { inMillimetres } from "../../_i18n/figures";
import { blockProfile } from "../../_content/blocks";
import { DataTable } from "../../_ui/data-table";
import { Section } from "../../_ui/section";

/** What is known only of a batch, and given with a quote. */
const onRequest = ["density", "moisture", "heightTolerance", "nailHolding", "emission"] as const;

/** Every value a buyer needs; "on request" where no figure is confirmed. */
export function BlockData() {
  const t = useTranslations("blocks.data");
  const facts = useTranslations("blocks.facts");
  const rows = [
    ["section", inMillimetres(blockProfile.width, blockProfile.height)],
    ["length", t("byAgreement")],
    ["material", t("materialValue")],
    ...onRequest.map((key) => [key, t("onRequest")] as const),
    ["ispm", t("ispmValue")],
    ["packing", t("byAgreement")],
    ["storage", t("storageValue")],
  ] as const;
  return (
    <Section headingId="block-data-heading" heading={t("heading")} lead={facts("material")}>
      <DataTable
        caption={t("caption")}
        columns={[t("property"), t("value")]}
        rows={rows.map(([key, value]) => ({ id: key, name: t(key), cells: [value] }))}
      />
    </Section>
  );
}
