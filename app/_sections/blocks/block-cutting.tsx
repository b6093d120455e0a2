import { useTranslations } from "next-intl";

import { Island } from "../../../islands/island";
import { Section } from "../../_ui/section";
import { BlockCut } from "../../_tools/blocks/block-cut.client";
import { blockTool } from "../../_tools/blocks/block-fields";
import { useToolProps } from "../../_tools/kit/offers";
import "./block-cutting.css";

const items = ["item1", "item2", "item3", "item4", "item5", "item6"] as const;

/** Renders the request for blocks: the required details, and the tool for length and amount. */
export function BlockCutting() {
  const t = useTranslations("blocks");
  return (
    <Section
      id="enquiry"
      ground="sunk"
      className="block-cutting"
      heading={t("quote.heading")}
      lead={t("quote.text")}
    >
      <div className="deck">
        <Island name="block-cut" component={BlockCut} hydrate="interest" props={useToolProps(blockTool)} />
        <div className="block-cutting__text">
          <h3>{t("enquiry.heading")}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{t(`enquiry.${item}`)}</li>
            ))}
          </ul>
          <p className="block-cutting__note fine-print">{t("quote.mass")}</p>
        </div>
      </div>
    </Section>
  );
}
