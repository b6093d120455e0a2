import { useTranslations } from "next-intl";

import { recommendations } from "../../../_content/company/recommendations";
import { Island } from "../../../../islands/island";
import { Section } from "../../../_ui/section";
import { Slider } from "../../../_ui/slider";
import { industryShapes } from "./industry-shapes";
import { RecommendationsPlayer } from "./recommendations-player.client";
import { usePurchase } from "./use-purchase";
import "./recommendations.css";

/** Whom the company works with: industries, and what each buys, on a slider that moves by itself. */
export function Recommendations() {
  const t = useTranslations("home.recommendations");
  const accessibility = useTranslations("accessibility");
  const purchase = usePurchase();
  return (
    <Section id="rekom" ground="sunk" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")} split>
      <div role="group" aria-label={t("sliderLabel")} data-island-scope="">
        <Slider className="recommendations__slider" list>
          {recommendations.map((industry) => {
            const { key } = industry;
            const { lines, href } = purchase(industry);
            return (
              <li className="recommendations__slide slider__slide" key={key}>
                <svg viewBox="0 0 64 64" aria-hidden="true">
                  <path d={industryShapes[key]} />
                </svg>
                <a href={href}>{t(key)}</a>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </li>
            );
          })}
        </Slider>
        <div className="recommendations__foot">
          <p>{t("note")}</p>
          <Island
            name="recommendations-player"
            component={RecommendationsPlayer}
            hydrate="visible"
            props={{ pause: accessibility("pauseSlider"), play: accessibility("playSlider") }}
          />
        </div>
      </div>
    </Section>
  );
}
