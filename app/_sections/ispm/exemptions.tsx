import { useLocale, useTranslations } from "next-intl";

import { AsOf } from "../../_features/contact/as-of";
import { statements } from "../../_content/knowledge/statements";
import { path } from "../../_i18n/paths";
import { RuleList } from "../../_ui/rule-list";
import { SectionGround } from "../../_ui/section";
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
    <SectionGround headingId="exempt-heading" ground="sunk" className="exemptions">
      <h2 id="exempt-heading">{t("exempt.heading")}</h2>
      <RuleList
        rules={[
          { id: "list", name: t("exempt.list"), text: list, source: <AsOf statement={statements.exempt} /> },
          { id: "pallet", name: t("exempt.pallet"), text: pallet },
        ]}
      />
      <h2>{t("repair.heading")}</h2>
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
    </SectionGround>
  );
}
