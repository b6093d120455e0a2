import { useLocale, useTranslations } from "next-intl";

import { Island } from "../../../../islands/island";
import { Slider } from "../../../_ui/slider";
import { ButtonLink } from "../../../_ui/button";
import { Picture } from "../../../_ui/picture";
import { PhoneLink } from "../../../_components/phone-link";
import { path } from "../../../_i18n/paths";
import { plainText } from "../../../_i18n/plain-text";
import { BannerPicker } from "./banner-picker.client";
import "./banner.css";

/**
 * Beside the text the picture is at least 35rem high, or 60vw wide and cropped to 3:2. Its width includes the
 * cropped part. On a phone it excludes the cropped sixth, because the next larger file adds 11 KB.
 */
const cropped = "(min-width: 64rem) max(62rem, 68vw), 100vw";

/** The banner's slides in order: key in `home.banner`, picture with its `sizes`, and target of the button. */
const bannerSlides = [
  { key: "slide1", picture: "hero-dock", sizes: cropped, page: "landing", anchor: undefined },
  { key: "slide2", picture: "hero-blocks", sizes: cropped, page: "blocks", anchor: undefined },
  { key: "slide3", picture: "hero-waste", sizes: cropped, page: "home", anchor: "services" },
] as const;

/** Renders the first view of the home page: three slides that scroll without scripts. */
export function Banner() {
  const t = useTranslations("home.banner");
  const accessibility = useTranslations("accessibility");
  return (
    <section className="banner" id="home" aria-label={t("label")} data-island-scope="">
      <Slider controlled>
        {bannerSlides.map((slide, index) => (
          <BannerSlide key={slide.key} slide={slide} index={index} />
        ))}
      </Slider>
      <Island
        name="banner-picker"
        component={BannerPicker}
        onPress
        props={{
          titles: bannerSlides.map(({ key }) => t(`${key}.title`)),
          labels: bannerSlides.map(({ key }, index) =>
            plainText(`${t(`${key}.title`)}. ${accessibility("goToSlide", { n: index + 1 })}`),
          ),
        }}
      />
    </section>
  );
}

function BannerSlide({ slide, index }: { slide: (typeof bannerSlides)[number]; index: number }) {
  const locale = useLocale();
  const t = useTranslations(`home.banner.${slide.key}`);
  const accessibility = useTranslations("accessibility");
  // The first slide has the page's only h1.
  const Heading = index === 0 ? "h1" : "h2";
  return (
    <div
      className="banner-slide slider__slide"
      role="group"
      aria-label={accessibility("slideOf", { n: index + 1, count: bannerSlides.length })}
    >
      <div className="banner-slide__text column wrap">
        <Heading>{t("title")}</Heading>
        <p className="lead">{t("lead")}</p>
        <div className="cluster">
          <ButtonLink href={path(locale, slide.page, slide.anchor)} tone="accent" size="large" arrow>
            {t("button")}
          </ButtonLink>
          {index === 0 && <PhoneLink />}
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
