import { useLocale, useTranslations } from "next-intl";

import { company, shownPhone } from "../../../_content/company";
import { path } from "../../../_i18n/paths";
import { Island } from "../../../_ui/island/island";
import { Icon } from "../../../_ui/icon/icon";
import { arrowRight } from "../../../_ui/icon/icon-shapes";
import { PhoneLink } from "../../../_contact/phone-link";
import { Picture } from "../../../_ui/picture/picture";
import { BannerPicker } from "./banner-picker.client";
import { bannerSlides } from "./banner-slides";
import "./banner.css";

/** The first view of the home page: three slides in a strip that swipes and scrolls without a script. */
export function Banner() {
  const locale = useLocale();
  const t = useTranslations("home.banner");
  const accessibility = useTranslations("accessibility");
  const phone = { phone: shownPhone(company.mainPhone) };
  const count = bannerSlides.length;
  return (
    <section className="banner" id="home" aria-label={t("label")} data-island-scope>
      <div className="banner__slides">
        {bannerSlides.map((slide, index) => {
          // The page's one h1 stands on the first slide.
          const Heading = index === 0 ? "h1" : "h2";
          return (
            <div
              className="banner-slide"
              key={slide.key}
              role="group"
              aria-label={accessibility("slideOf", { n: index + 1, count })}
            >
              <div className="banner-slide__text wrap deck">
                <Heading>{t(`${slide.key}.title`)}</Heading>
                <div className="banner-slide__aside">
                  <p className="lead">{t(`${slide.key}.lead`)}</p>
                  <div className="cluster">
                    <a
                      className="button button--accent button--large"
                      href={path(locale, slide.page, slide.anchor)}
                    >
                      {t(`${slide.key}.button`)}
                      <Icon shape={arrowRight} moves />
                    </a>
                    <PhoneLink number={company.mainPhone} label={accessibility("phoneLink", phone)} />
                  </div>
                </div>
              </div>
              <div className="banner-slide__picture">
                <Picture
                  name={slide.picture}
                  alt={t(`${slide.key}.imageAlt`)}
                  sizes={`(min-width: 64rem) 100vw, ${slide.narrowWidth}`}
                  priority={index === 0}
                  className={index ? "after-load" : undefined}
                />
              </div>
            </div>
          );
        })}
      </div>
      <Island
        name="banner-picker"
        component={BannerPicker}
        wake="interaction"
        props={{
          titles: bannerSlides.map(({ key }) => t(`${key}.title`)),
          // The island fills in the number.
          label: accessibility("goToSlide", { n: "{n}" }),
        }}
      />
    </section>
  );
}
