import { useLocale, useTranslations } from "next-intl";

import { blockProfile } from "../../../_content/blocks";
import { useIslandMessages } from "../../../_i18n/island-messages";
import { path } from "../../../_i18n/paths";
import { Island } from "../../../../islands/island";
import { Section } from "../../../_ui/section";
import { BlockCut } from "./block-cut.client";
import { cutParts } from "./cut-fields";
import "./block-cutting.css";

const items = ["item1", "item2", "item3", "item4", "item5", "item6"] as const;

/** Renders the request for blocks: the required details, and the tool that cuts a length from the profile. */
export function BlockCutting() {
  const locale = useLocale();
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
        <Island
          name="block-cut"
          component={BlockCut}
          hydrate="visible"
          props={{
            profile: blockProfile,
            quote: path(locale, "landing"),
            messages: useIslandMessages(...cutParts),
          }}
        />
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
