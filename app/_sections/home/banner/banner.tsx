import { useTranslations } from "next-intl";

import { Island } from "../../../../islands/island";
import { Slider } from "../../../_ui/slider";
import { BannerPicker } from "./banner-picker.client";
import { BannerSlide } from "./banner-slide";
import { bannerSlides } from "./banner-slides";
import "./banner.css";

/** The first view of the home page: three slides in a strip that swipes and scrolls without a script. */
export function Banner() {
  const t = useTranslations("home.banner");
  const accessibility = useTranslations("accessibility");
  return (
    <section className="banner" id="home" aria-label={t("label")} data-island-scope="">
      <Slider className="banner__slides" controlled>
        {bannerSlides.map((slide, index) => (
          <BannerSlide key={slide.key} slide={slide} index={index} />
        ))}
      </Slider>
      <Island
        name="banner-picker"
        component={BannerPicker}
        hydrate="interaction"
        props={{
          titles: bannerSlides.map(({ key }) => t(`${key}.title`)),
          labels: bannerSlides.map((_, index) => accessibility("goToSlide", { n: index + 1 })),
        }}
      />
    </section>
  );
}
