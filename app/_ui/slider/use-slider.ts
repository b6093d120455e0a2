import { type RefObject, useEffect, useState } from "react";
import Swiper from "swiper";
import type { SwiperOptions } from "swiper/types";

/** The brick's own class names, so that its style sheet is the only one. */
const names: SwiperOptions = {
  wrapperClass: "slider__track",
  slideClass: "slider__slide",
  // The slides are as wide as the style sheet makes them.
  slidesPerView: "auto",
};

interface RunningSlider {
  slider?: Swiper;
  /** Which slide is in front. */
  index?: number;
}

/**
 * Lets Swiper drive the row of slides that stands beside an island, from where the visitor has scrolled it meanwhile.
 *
 * @param island an element of the island
 * @param options what the slider does; a constant, or it starts anew whenever they change
 * @param on whether it is to be driven; otherwise it stays the strip that it is without a script
 * @returns the slider and the slide in front, once it runs
 */
export function useSlider(
  island: RefObject<Element | null>,
  options: SwiperOptions,
  on = true,
): RunningSlider {
  const [running, setRunning] = useState<RunningSlider>({});
  useEffect(() => {
    const row = island.current?.closest("[data-island-scope]")?.querySelector<HTMLElement>(".slider");
    const track = row?.firstElementChild;
    const slide = track?.firstElementChild;
    if (!row || !track || !slide || !on) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const follow = (slider: Swiper) => setRunning({ slider, index: slider.realIndex });
    // Moved by the library: the strip itself stands still.
    if (!options.cssMode) row.classList.add("is-driven");
    const slider = new Swiper(row, {
      ...names,
      initialSlide: Math.round(track.scrollLeft / slide.clientWidth) || 0,
      on: { init: follow, realIndexChange: follow },
      ...options,
      // A row that scrolls jumps where motion is unwelcome; whether anything moves by itself is not decided here.
      ...(options.cssMode && still && { speed: 0 }),
    });
    return () => {
      slider.destroy();
      row.classList.remove("is-driven");
      setRunning({});
    };
  }, [island, options, on]);
  return running;
}
