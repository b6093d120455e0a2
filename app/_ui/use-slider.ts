import { type RefObject, useLayoutEffect, useState } from "react";
import Swiper from "swiper";
import { Keyboard } from "swiper/modules";
import type { SwiperOptions } from "swiper/types";

const common: SwiperOptions = {
  // Replaces Swiper's class names, so that only the site's style sheet applies.
  wrapperClass: "slider__track",
  slideClass: "slider__slide",
  // CSS sets the width of the slides.
  slidesPerView: "auto",
  // Swiper would handle keys of the whole page, including those that scroll it.
  keyboard: { enabled: false, pageUpDown: false },
};

interface RunningSlider {
  slider?: Swiper;
  index?: number;
}

/**
 * Starts Swiper on the row of slides beside an island, at the current scroll position. Arrow keys move the
 * row while it has the focus, as before hydration.
 *
 * @param island an element of the island
 * @param options must be constant: a new object restarts Swiper
 * @param on whether Swiper runs; otherwise the row stays a native scroller
 * @returns the slider and the index of its front slide, once Swiper runs
 */
export function useSlider(
  island: RefObject<Element | null>,
  options: SwiperOptions,
  on = true,
): RunningSlider {
  const [running, setRunning] = useState<RunningSlider>({});
  // A layout effect: a press on a hydrated control must find the slider.
  useLayoutEffect(() => {
    const row = island.current?.closest("[data-island-scope]")?.querySelector<HTMLElement>(".slider");
    const track = row?.firstElementChild;
    const slide = track?.firstElementChild;
    if (!row || !track || !slide || !on) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const update = (slider: Swiper) => setRunning({ slider, index: slider.realIndex });
    const { cssMode, modules = [] } = options;
    const initialSlide = cssMode ? 0 : Math.round(track.scrollLeft / slide.clientWidth);
    // Swiper translates the track, so native scrolling is off.
    if (!cssMode) row.classList.add("is-driven");
    const slider = new Swiper(row, {
      ...common,
      initialSlide,
      // Swiper's resize observer sees fractions of a pixel and would stop a row that scrolls during the
      // start.
      resizeObserver: !cssMode,
      ...options,
      // No A11y module: it makes the row a live region.
      modules: [Keyboard, ...modules],
      on: { ...options.on, init: update, realIndexChange: update },
      // With reduced motion a scrolling row jumps. Autoplay is decided elsewhere.
      ...(cssMode && still && { speed: 0 }),
    });
    // Swiper reads the position of a scrolling row only on a scroll event.
    if (cssMode) track.dispatchEvent(new Event("scroll"));
    const listening = new AbortController();
    const heed = () => slider.keyboard.enable();
    const ignore = () => slider.keyboard.disable();
    if (row.contains(document.activeElement)) heed();
    row.addEventListener("focusin", heed, { signal: listening.signal });
    row.addEventListener("focusout", ignore, { signal: listening.signal });
    return () => {
      listening.abort();
      slider.destroy();
      row.classList.remove("is-driven");
      setRunning({});
    };
  }, [island, options, on]);
  return running;
}
