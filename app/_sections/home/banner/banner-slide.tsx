import { useLocale, useTranslations } from "next-intl";

import { PhoneLink } from "../../../_components/phone-link";
import { path } from "../../../_i18n/paths";
import { ButtonLink } from "../../../_ui/button";
import { Picture } from "../../../_ui/picture";
import { bannerSlides } from "./banner-slides";
import "./banner-slide.css";

/** One slide: what it says, where it leads, and its picture on the boards of a deck. */
export function BannerSlide({ slide, index }: { slide: (typeof bannerSlides)[number]; index: number }) {
  const locale = useLocale();
  const t = useTranslations(`home.banner.${slide.key}`);
  const accessibility = useTranslations("accessibility");
  // The page's one h1 stands on the first slide.
  const Heading = index === 0 ? "h1" : "h2";
  return (
    <div
      className="banner-slide slider__slide"
      role="group"
      aria-label={accessibility("slideOf", { n: index + 1, count: bannerSlides.length })}
    >
      <div className="banner-slide__text wrap">
        <Heading>{t("title")}</Heading>
        <p className="lead">{t("lead")}</p>
        <div className="cluster">
          <ButtonLink href={path(locale, slide.page, slide.anchor)} tone="accent" size="large" arrow>
            {t("button")}
          </ButtonLink>
          <PhoneLink />
        </div>
      </div>
      <div className="banner-slide__picture">
        <Picture
          name={slide.picture}
          alt={t("imageAlt")}
          sizes={slide.sizes}
          priority={index === 0}
          className={index ? "after-interest" : undefined}
        />
      </div>
    </div>
  );
}
