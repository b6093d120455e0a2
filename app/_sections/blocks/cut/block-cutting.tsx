import { useLocale, useTranslations } from "next-intl";

import { blockProfile, cutRange } from "../../../_content/blocks";
import { figure } from "../../../_i18n/figures";
import { path } from "../../../_i18n/paths";
import { greatest } from "../../../_features/quote/line";
import { Island } from "../../../../islands/island";
import { Section } from "../../../_ui/section";
import { BlockCut } from "./block-cut.client";
import "./block-cutting.css";

const items = ["item1", "item2", "item3", "item4", "item5", "item6"] as const;

/**
 * Lets a visitor request blocks: what to state, and a line for the quote list whose length is seen on the
 * profile.
 */
export function BlockCutting() {
  const locale = useLocale();
  const t = useTranslations("blocks");
  const load = useTranslations("load");
  const fault = ([least, most]: readonly [number, number]) =>
    load("numberFault", { least: figure(locale, least), most: figure(locale, most) });
  return (
    <Section
      id="enquiry"
      ground="sunk"
      className="block-cutting"
      heading={t("quote.heading")}
      lead={t("quote.text")}
    >
      <div className="deck">
        <div className="block-cutting__text">
          <h3>{t("enquiry.heading")}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{t(`enquiry.${item}`)}</li>
            ))}
          </ul>
          <p className="block-cutting__note">{t("quote.mass")}</p>
        </div>
        <Island
          name="block-cut"
          component={BlockCut}
          hydrate="visible"
          props={{
            locale,
            profile: blockProfile,
            quote: path(locale, "landing"),
            words: {
              toolLabel: t("cut.toolLabel"),
              size: t("cut.size"),
              other: t("sizes.cut"),
              length: t("data.length"),
              quantity: t("cut.quantity"),
              volume: t("cut.volume"),
              volumeValue: t("cut.volumeValue", { volume: "{volume}" }),
              alt: t("cut.alt", { width: "{width}", height: "{height}", cut: "{cut}" }),
              faults: { d: fault(cutRange), n: fault([1, greatest.pieces]) },
              add: t("quote.button"),
              share: t("cut.share"),
              shared: t("cut.shared"),
            },
          }}
        />
      </div>
    </Section>
  );
}
