import { useLocale, useTranslations } from "next-intl";

import { builtAt } from "../../../_content/built-at";
import { Island } from "../../../_ui/island/island";
import { SectionHead } from "../../../_ui/section/section-head";
import { Film } from "./video/video";
import { producedPallets } from "./counter/pallet-count";
import { Counter } from "./counter/counter.client";
import { Statistics } from "./statistics/statistics";
import "./counter/counter.css";

/** Output one can count: the live counter, three figures, the film. */
export function Company() {
  const locale = useLocale();
  const t = useTranslations("home.company");
  const accessibility = useTranslations("accessibility");
  return (
    <section className="company on-strong" id="company" aria-labelledby="company-heading">
      <div className="wrap">
        <SectionHead id="company-heading" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")} />
        <div className="counter">
          <Island
            name="counter"
            component={Counter}
            wake="visible"
            props={{
              // The build's value; the island replaces it by the present one.
              initial: producedPallets(builtAt),
              locale,
              label: t("counter.label"),
              valueLabel: t("counter.ariaLabel", { count: "{count}" }),
              pause: accessibility("pauseCounter"),
              play: accessibility("playCounter"),
            }}
          />
          <div className="counter__foot deck">
            <p className="counter__note">{t("counter.note")}</p>
            <p className="counter__text">{t("p1")}</p>
          </div>
        </div>
        <Statistics />
        <Film />
      </div>
    </section>
  );
}
