import { useLocale, useTranslations } from "next-intl";

import { terms } from "../_content/company/terms";
import { languages } from "../_i18n/languages";
import { DataList } from "../_ui/data-list";

function useRows() {
  const { region } = languages[useLocale()];
  const t = useTranslations("sixFacts");
  const { reply, lead, minimum, area, delivery, validity } = terms;
  const names = new Intl.DisplayNames(region, { type: "region" });
  const countries = new Intl.ListFormat(region).format(
    area?.countries.map((country) => names.of(country) ?? country) ?? [],
  );
  const values = {
    reply: reply && ("hours" in reply ? t("values.replyHours", reply) : t("values.replyDays", reply)),
    lead: lead && t("values.leadDays", { least: String(lead.least), most: String(lead.most) }),
    minimum:
      minimum &&
      ("pieces" in minimum ? t("values.minimumPieces", minimum) : t("values.minimumLoads", minimum)),
    area: area && (area.more ? t("values.areaMore", { countries }) : t("values.area", { countries })),
    terms: delivery && t("values.terms", { terms: delivery.join(", ") }),
    validity: validity && t("values.validityDays", validity),
  };
  return (Object.keys(values) as (keyof typeof values)[]).flatMap((key) => {
    const value = values[key];
    return value ? [{ term: t(`rows.${key}`), value }] : [];
  });
}

/** Lists the terms that buyers compare first. Renders nothing while no term is confirmed. */
export function TermsInBrief({ heading: Heading = "h2" }: { heading?: "h2" | "h3" }) {
  const t = useTranslations("sixFacts");
  const rows = useRows();
  if (!rows.length) return null;
  return (
    <section className="stacked" aria-labelledby="terms-in-brief">
      <Heading id="terms-in-brief">{t("heading")}</Heading>
      <DataList rows={rows} />
      <p>{t("note")}</p>
    </section>
  );
}
