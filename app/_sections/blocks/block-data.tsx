import { useTranslations } from "next-intl";

import { QuoteLink } from "../../_quote/quote-link";
import { inMillimetres } from "../../_i18n/figures";
import { blockProfile } from "../../_content/blocks";
import { DataTable } from "../../_ui/data-table";
import { Section, SectionMore } from "../../_ui/section";

/** Every value a buyer needs; what is known only of a batch is one row, with the way to request its sheet. */
export function BlockData() {
  const t = useTranslations("blocks.data");
  const facts = useTranslations("blocks.facts");
  const rows = [
    ["section", inMillimetres(blockProfile.width, blockProfile.height)],
    ["length", t("byAgreement")],
    ["material", t("materialValue")],
    ["ispm", t("ispmValue")],
    ["packing", t("byAgreement")],
    ["storage", t("storageValue")],
  ] as const;
  return (
    <Section headingId="block-data-heading" heading={t("heading")} lead={facts("material")}>
      <DataTable
        caption={t("caption")}
        columns={[t("property"), t("value")]}
        rows={[
          ...rows.map(([key, value]) => ({ id: key, name: t(key), cells: [value] })),
          { id: "batch", name: t("batch"), cells: [t("batchValue")] },
        ]}
      />
      <SectionMore row>
        <QuoteLink about="blocks">{t("askForSheet")}</QuoteLink>
      </SectionMore>
    </Section>
  );
}
