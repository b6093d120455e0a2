import { useTranslations } from "next-intl";

import { eurPallet } from "../../../_content/eur-pallet";
import { RuleList } from "../../../_ui/rule-list";
import { Section } from "../../../_ui/section";
import { BlockCounts } from "./block-counts";
import { BlockPlaces } from "./block-places";
import "./block-use.css";

/** Where blocks are used: their nine places in a pallet, how many pallets take, what speaks for pressed ones and what against. */
export function BlockUse() {
  const t = useTranslations("blocks");
  const { length, depth } = eurPallet;
  const rules = [
    { id: "use", name: t("breadcrumb.current"), text: [t("use.text2"), t("use.text3")].join(" ") },
    { id: "facts", name: t("facts.heading"), text: [t("facts.height"), t("facts.grain")].join(" ") },
    { id: "ispm", name: t("data.ispm"), text: t("facts.ispm") },
    { id: "limit", name: t("use.solidBetter"), text: [t("use.limit"), t("use.pool")].join(" ") },
  ];
  return (
    <Section headingId="block-use-heading" heading={t("use.heading")} lead={t("use.text1")} split>
      <div className="block-use deck">
        <figure className="block-use__places">
          <BlockPlaces geometry={eurPallet} label={t("use.placesAlt", { length, width: depth })} />
        </figure>
        <div className="block-use__tables">
          <BlockCounts />
        </div>
      </div>
      <RuleList rules={rules} />
    </Section>
  );
}
