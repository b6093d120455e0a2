import { useLocale, useTranslations } from "next-intl";

import { path } from "../../_i18n/paths";
import { ButtonLink } from "../../_ui/button";
import { Picture } from "../../_ui/picture";
import "./image-feature.css";

/** The hall on five boards over the whole width, and the way to the home page. */
export function ImageFeature() {
  const locale = useLocale();
  const t = useTranslations("landing.imageFeature");
  return (
    <section className="image-feature" aria-labelledby="image-feature-heading">
      {/* Below 640 px the picture is cropped, so it is drawn wider than the screen. */}
      <Picture name="hero-line" alt={t("imageAlt")} sizes="(min-width: 40rem) 100vw, 32rem" />
      <div className="wrap">
        <div className="image-feature__card on-strong">
          <p className="eyebrow">{t("eyebrow")}</p>
          <h2 id="image-feature-heading">{t("heading")}</h2>
          <p>{t("text")}</p>
          <ButtonLink href={path(locale, "home")} arrow>
            {t("button")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
