import { useLocale, useTranslations } from "next-intl";

import { Section } from "../../../_ui/section";
import { ConsentCover } from "../../../_components/consent-cover";
import { figures } from "../../../_content/company/figures";
import { eurPallet } from "../../../_content/eur-pallet";
import { settings } from "../../../_settings/settings";
import type { PalletGeometry } from "../../../_content/products";
import { ExplodedPallet } from "../../../_pallet/exploded-pallet";
import { layersOf } from "../../../_pallet/pallet-parts";
import { path } from "../../../_i18n/paths";
import { Counter } from "./counter/counter";
import "./company.css";

/** Renders the live counter, three figures, and the film of the production. */
export function Company() {
  const t = useTranslations("home.company");
  return (
    <div id="company">
      <Section
        headingId="company-heading"
        className="company"
        ground="strong"
        heading={t("heading")}
        lead={t("lead")}
      >
        <Counter />
        <Statistics />
      </Section>
      <Exploded />
    </div>
  );
}

/** Renders the figures 50+, 500+ and 25+ (R25). */
function Statistics() {
  const t = useTranslations("home.company.statistics");
  return (
    <dl className="statistics" aria-label={t("label")}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{t(`${figure}.label`)}</dt>
          <dd className="kerf">{t(`${figure}.value`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the exploded pallet, which covers the production film until a visitor requests it. */
function Exploded() {
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
        content="home.company.video"
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

const keys = {
  "deck board": "deck",
  "stringer board": "stringers",
  block: "blocks",
  "bottom board": "bottom",
} as const;

type LayerKey = (typeof keys)[keyof typeof keys];

/**
 * Returns the layers from top to bottom, with the number of parts in each.
 *
 * @throws Error for a layer without texts
 */
export function explodedLayers(geometry: PalletGeometry): { key: LayerKey; parts: number }[] {
  return layersOf(geometry).map((layer) => {
    const kind = layer[0]?.kind;
    if (!kind || !(kind in keys)) throw new Error(`No texts for a layer of ${kind}s.`);
    return { key: keys[kind as keyof typeof keys], parts: layer.length };
  });
}
