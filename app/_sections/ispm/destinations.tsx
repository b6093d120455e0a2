import { useTranslations } from "next-intl";

import { AsOf } from "../../_components/as-of";
import { destinations } from "../../_content/knowledge/statements";
import { DataTable } from "../../_ui/data-table";
import { Section } from "../../_ui/section";

/** What destinations require: the rule, when it was checked, and the authority to contact. */
export function Destinations() {
  const t = useTranslations("knowledge.ispm.destinations");
  return (
    <Section headingId="destinations-heading" heading={t("heading")} lead={t("note")}>
      <DataTable
        caption={t("caption")}
        columns={[t("columnDestination"), t("columnRule"), t("columnSource")]}
        rows={destinations.map((destination) => ({
          id: destination.key,
          name: t(`${destination.key}.name`),
          cells: [t(`${destination.key}.rule`), <AsOf key="source" statement={destination} />],
        }))}
        stacks
      />
    </Section>
  );
}
