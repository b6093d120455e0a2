import { useTranslations } from "next-intl";

import { recommendations } from "../../../_content/recommendations";
import { asset } from "../../../_i18n/paths";
import { Island } from "../../../_ui/island/island";
import { SectionHead } from "../../../_ui/section/section-head";
import { RecommendationsSlider } from "./recommendations-slider.client";
import "./recommendations-slider.css";

/** Whom the company works with: industries on a slider that moves by itself. */
export function Recommendations() {
  const t = useTranslations("home.recommendations");
  const accessibility = useTranslations("accessibility");
  return (
    <section className="section on-sunk" id="rekom" aria-labelledby="rekom-heading">
      <div className="wrap">
        <SectionHead
          id="rekom-heading"
          eyebrow={t("eyebrow")}
          heading={t("heading")}
          lead={t("lead")}
          split
        />
        <Island
          name="recommendations-slider"
          component={RecommendationsSlider}
          wake="visible"
          props={{
            label: t("sliderLabel"),
            slides: recommendations.map(({ key, file }) => ({ name: t(key), picture: asset(file) })),
            note: t("note"),
            pause: accessibility("pauseSlider"),
            play: accessibility("playSlider"),
          }}
        />
      </div>
    </section>
  );
}
