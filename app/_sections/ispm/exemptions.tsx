import { useLocale, useTranslations } from "next-intl";

import { AsOf } from "../../_components/as-of";
import { statements } from "../../_content/knowledge/statements";
import { path } from "../../_i18n/paths";
import { RuleList } from "../../_ui/rule-list";
import { Section } from "../../_ui/section";
import { SectionHead } from "../../_ui/section-head";
import "./exemptions.css";

const exempt = ["thin", "processed", "sawdust", "barrels", "fixed"] as const;

/** What the standard leaves out, and what it requires when a pallet has been repaired. */
export function Exemptions() {
  const locale = useLocale();
  const t = useTranslations("knowledge.ispm");
  const nav = useTranslations("nav");
  const list = (
    <ul>
      {exempt.map((each) => (
        <li key={each}>{t(`exempt.${each}`)}</li>
      ))}
    </ul>
  );
  const pallet = (
    <>
      {t("exempt.note")} <a href={path(locale, "blocks")}>{nav("blocks")}</a>
    </>
  );
  return (
    <Section headingId="exempt-heading" ground="sunk" className="exemptions" heading={t("exempt.heading")}>
      <RuleList
        rules={[
          { id: "list", name: t("exempt.list"), text: list, source: <AsOf statement={statements.exempt} /> },
          { id: "pallet", name: t("exempt.pallet"), text: pallet },
        ]}
      />
      <SectionHead id="repair-heading" heading={t("repair.heading")} />
      <RuleList
        rules={[
          { id: "small", name: t("repair.smallName"), text: t("repair.small") },
          {
            id: "large",
            name: t("repair.largeName"),
            text: t("repair.large"),
            source: <AsOf statement={statements.repair} />,
          },
        ]}
      />
    </Section>
  );
}
