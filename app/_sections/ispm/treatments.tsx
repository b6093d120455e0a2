import { useTranslations } from "next-intl";

import { AsOf } from "../../_components/as-of";
import { TermLink } from "../../_components/term-link";
import { statements } from "../../_content/knowledge/statements";
import { DataTable } from "../../_ui/data-table";
import { Section } from "../../_ui/section";
import "./treatments.css";

/** As they stand in the mark, and in the catalogs. */
const codes = ["ht", "dh", "mb", "sf"] as const;

/** The treatments by their codes in the mark, and what heat treatment requires. */
export function Treatments() {
  const t = useTranslations("knowledge.ispm");
  const glossary = useTranslations("knowledge.glossary.terms");
  return (
    <Section headingId="treatments-heading" ground="sunk" heading={t("treatments.heading")} lead={t("ours")}>
      <div className="treatments">
        <p className="treatments__figure">
          <strong className="kerf">{t("treatments.figure")}</strong>
          <span>{t("treatments.figureText")}</span>
        </p>
        <DataTable
          caption={t("treatments.caption")}
          columns={[
            t("treatments.columnCode"),
            t("treatments.columnTreatment"),
            t("treatments.columnCondition"),
          ]}
          rows={codes.map((code) => ({
            id: code,
            name: code.toUpperCase(),
            cells: [t(`treatments.${code}.name`), t(`treatments.${code}.condition`)],
          }))}
          stacks
        />
      </div>
      <p className="treatments__note">
        {t("treatments.drying")} <TermLink term="kilnDrying">{glossary("kilnDrying.term")}</TermLink>
      </p>
      <p className="treatments__note">
        <AsOf statement={statements.treatments} />
      </p>
    </Section>
  );
}
