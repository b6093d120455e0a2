import { useTranslations } from "next-intl";

import { AsOf } from "../../_components/as-of";
import { QuoteLink } from "../../_quote/quote-link";
import { statements } from "../../_content/knowledge/statements";
import { RuleList } from "../../_ui/rule-list";
import { Section, SectionMore } from "../../_ui/section";

/** Only what is beyond doubt: which sentences these are is decided in the catalog, by somebody who has read the law. */
const regulations = [
  { key: "ppwr", sentences: ["ppwr.p1", "ppwr.p2", "ppwr.p3", "ppwr.p4"] },
  { key: "eudr", sentences: ["eudr.p1", "eudr.p2", "eudr.p3"] },
] as const;

/** What two regulations of the Union say of pallets, each with the month in which it was read. */
export function Law() {
  const t = useTranslations("knowledge");
  return (
    <Section id="law" heading={t("law.heading")} lead={t("law.lead")}>
      <RuleList
        rules={regulations.map(({ key, sentences }) => ({
          id: key,
          name: t(`law.${key}.title`),
          text: sentences.map((sentence) => <p key={sentence}>{t(`law.${sentence}`)}</p>),
          source: <AsOf statement={statements[key]} />,
        }))}
      />
      <SectionMore>{t("disclaimer")}</SectionMore>
      <SectionMore row>
        <QuoteLink tone="accent" arrow />
      </SectionMore>
    </Section>
  );
}
