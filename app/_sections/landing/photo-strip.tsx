import { useTranslations } from "next-intl";

import { Island } from "../../../islands/island";
import { Picture } from "../../_ui/picture";
import { Slider } from "../../_ui/slider";
import { PhotoStripControls } from "./photo-strip-controls.client";
import "./photo-strip.css";

const slides = [
  { alt: "slide1Alt", picture: "hero-line" },
  { alt: "slide2Alt", picture: "hero-yard" },
  { alt: "slide3Alt", picture: "service-transport" },
] as const;

/** Three pictures of the line, the yard and the loading: a strip to swipe or scroll, with two buttons on top of that. */
export function PhotoStrip() {
  const t = useTranslations("landing.hero.slider");
  const accessibility = useTranslations("accessibility");
  return (
    <div className="photo-strip" role="group" aria-label={t("label")} data-island-scope="">
      <Slider className="photo-strip__view" list controlled>
        {slides.map(({ alt, picture }, index) => (
          <li className="slider__slide" key={picture}>
            {/* Cropped to 3:2 or narrower, so a wide picture is drawn wider than its place. */}
            <Picture
              name={picture}
              alt={t(alt)}
              sizes="(min-width: 90rem) 36rem, (min-width: 64rem) 42vw, (min-width: 48rem) 54vw, 102vw"
              priority={index === 0}
              className={index ? "after-interest" : undefined}
            />
          </li>
        ))}
      </Slider>
      <Island
        name="photo-strip-controls"
        component={PhotoStripControls}
        hydrate="interaction"
        props={{
          previous: accessibility("previousSlide"),
          next: accessibility("nextSlide"),
          positions: slides.map((_, index) =>
            accessibility("slideOf", { n: index + 1, count: slides.length }),
          ),
        }}
      />
    </div>
  );
}
