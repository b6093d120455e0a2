import { useLocale, useTranslations } from "next-intl";

import { useCoverWords } from "../../../../_components/use-cover-words";
import { eurPallet } from "../../../../_content/eur-pallet";
import { settings } from "../../../../_settings/settings";
import { ExplodedPallet } from "../../../../_pallet/exploded/exploded-pallet";
import { path } from "../../../../_i18n/paths";
import { ConsentCover } from "../../../../_ui/consent-cover";
import { Section } from "../../../../_ui/section";
import { explodedLayers } from "./exploded-layers";
import "./exploded.css";

/** The pallet taken apart, layer by layer: the cover of the film from the shop floor, which a visitor may request. */
export function Exploded() {
  const locale = useLocale();
  const t = useTranslations("home.company.video");
  const pallet = useTranslations("explodedPallet");
  return (
    <Section id="video" heading={pallet("heading")} lead={pallet("lead")}>
      <ConsentCover
        className="exploded"
        below
        address={settings.videoUrl}
        icon="play"
        words={useCoverWords("home.company.video")}
      >
        <ExplodedPallet geometry={eurPallet} label={pallet("alt")} />
        <ol className="exploded__layers">
          {explodedLayers(eurPallet).map(({ key, parts }) => (
            <li key={key}>
              <p className="exploded__layer">
                <strong>{pallet("count", { n: String(parts) })}</strong>{" "}
                {key === "blocks" ? (
                  <a href={path(locale, "blocks")}>{pallet("layers.blocks.name")}</a>
                ) : (
                  <span>{pallet(`layers.${key}.name`)}</span>
                )}
              </p>
              <p>{pallet(`layers.${key}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className="exploded__text">
          <strong>{t("heading")}.</strong> {t("lead")}
        </p>
      </ConsentCover>
    </Section>
  );
}
