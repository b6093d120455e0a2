import { useTranslations } from "next-intl";

import { recommendations } from "../../../_content/company/recommendations";
import { asset } from "../../../_i18n/paths";
import { Island } from "../../../_ui/island/island";
import { Section } from "../../../_ui/section/section";
import { Slider } from "../../../_ui/slider/slider";
import { RecommendationsPlayer } from "./recommendations-player.client";
import "./recommendations.css";

/** Whom the company works with: industries on a slider that moves by itself. */
export function Recommendations() {
  const t = useTranslations("home.recommendations");
  const accessibility = useTranslations("accessibility");
  return (
    <Section id="rekom" ground="sunk" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")} split>
      <div role="group" aria-label={t("sliderLabel")} data-island-scope="">
        <Slider className="recommendations__slider" list>
          {recommendations.map(({ key, file }) => (
            <li className="recommendations__slide slider__slide" key={key}>
              <img src={asset(file)} width={64} height={64} alt="" loading="lazy" />
              {t(key)}
            </li>
          ))}
        </Slider>
        <div className="recommendations__foot">
          <p>{t("note")}</p>
          <Island
            name="recommendations-player"
            component={RecommendationsPlayer}
            wake="visible"
            props={{ pause: accessibility("pauseSlider"), play: accessibility("playSlider") }}
          />
        </div>
      </div>
    </Section>
  );
}
