import { useTranslations, useLocale } from "next-intl";

import { ConsentCover } from "../../../_components/consent-cover";
import { company, figures } from "../../../_content/company/company";
import { settings } from "../../../_settings/settings";
import { Picture } from "../../../_ui/picture";
import { builtAt } from "../../../_content/built-at";
import { Island } from "../../../../islands/island";
import { Counter } from "./counter.client";
import { producedPallets } from "../../../_content/company/production";
import "./about.css";

/** Renders the company: an introduction, the live counter in a dark box, three figures and the film. */
export function About() {
  const t = useTranslations("home.about");
  const tFilm = useTranslations("home.company.video");
  return (
    <section className="section about" id="about" aria-labelledby="about-heading">
      <div className="wrap deck">
        <header className="stacked boards-1-3">
          <h2 id="about-heading">{t("heading")}</h2>
          <p className="lead">{t("lead", { company: company.name })}</p>
        </header>
        <div className="about__figures on-strong boards-1-3" id="company">
          <LiveCounter />
          <Statistics />
        </div>
        <section className="about__film column boards-4-5" id="video" aria-labelledby="video-heading">
          <h3 id="video-heading">{tFilm("heading")}</h3>
          <p>{tFilm("lead")}</p>
          <ConsentCover address={settings.videoUrl} icon="play" content="home.company.video">
            {/* Decorative: the film's text says the same. */}
            <Picture name="about-stack" alt="" sizes="(min-width: 64rem) 36vw, 100vw" />
          </ConsentCover>
        </section>
      </div>
    </section>
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

function LiveCounter() {
  const locale = useLocale();
  const t = useTranslations("home.company");
  const accessibility = useTranslations("accessibility");
  return (
    <div className="counter">
      <Island
        name="counter"
        component={Counter}
        props={{
          // The island replaces the build's value by the current value.
          initial: producedPallets(builtAt),
          locale,
          label: t("counter.label"),
          valueLabel: t("counter.ariaLabel"),
          pause: accessibility("pauseCounter"),
          play: accessibility("playCounter"),
        }}
      />
      <p className="fine-print">{t("counter.note")}</p>
    </div>
  );
}
