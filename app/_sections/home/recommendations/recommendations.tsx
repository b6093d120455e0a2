import { useTranslations } from "next-intl";

import { recommendations } from "../../../_content/recommendations";
import { asset } from "../../../_i18n/paths";
import { Island } from "../../../_ui/island/island";
import { Section } from "../../../_ui/section/section";
import { RecommendationsSlider } from "./recommendations-slider.client";
import "./recommendations-slider.css";

/** Whom the company works with: industries on a slider that moves by itself. */
export function Recommendations() {
  const t = useTranslations("home.recommendations");
  const accessibility = useTranslations("accessibility");
  return (
    <Section id="rekom" ground="sunk" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")} split>
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
    </Section>
  );
}
