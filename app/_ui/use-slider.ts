import { type RefObject, useLayoutEffect, useState } from "react";
import Swiper from "swiper";
import { Keyboard } from "swiper/modules";
import type { SwiperOptions } from "swiper/types";

/** What every slider has in common. */
const common: SwiperOptions = {
  // The slider's own class names, so that its style sheet is the only one.
  wrapperClass: "slider__track",
  slideClass: "slider__slide",
  // The slides are as wide as the style sheet makes them.
  slidesPerView: "auto",
  // The library would take keys from the whole page, those that scroll it as well.
  keyboard: { enabled: false, pageUpDown: false },
};

interface RunningSlider {
  slider?: Swiper;
  /** Which slide is in front. */
  index?: number;
}

/**
 * Lets Swiper drive the row of slides that stands beside an island, from where the visitor has scrolled it meanwhile. The
 * arrow keys are the row's while the focus is in it, as they are before this is hydrated.
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
  // Before anything else can happen: a press on a control that is hydrated must find the slider.
  useLayoutEffect(() => {
    const row = island.current?.closest("[data-island-scope]")?.querySelector<HTMLElement>(".slider");
    const track = row?.firstElementChild;
    const slide = track?.firstElementChild;
    if (!row || !track || !slide || !on) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const follow = (slider: Swiper) => setRunning({ slider, index: slider.realIndex });
    const { cssMode, modules = [] } = options;
    const initialSlide = cssMode ? 0 : Math.round(track.scrollLeft / slide.clientWidth);
    // Moved by the library: the strip itself stands still.
    if (!cssMode) row.classList.add("is-driven");
    const slider = new Swiper(row, {
      ...common,
      initialSlide,
      // An observer of sizes, which sees fractions of a pixel, would stop a row that scrolls while this begins.
      resizeObserver: !cssMode,
      ...options,
      // Not A11y: that module makes the row a live region.
      modules: [Keyboard, ...modules],
      on: { ...options.on, init: follow, realIndexChange: follow },
      // A row that scrolls jumps where motion is unwelcome; whether anything moves by itself is not decided here.
      ...(cssMode && still && { speed: 0 }),
    });
    // A row that scrolls is where it is: the library looks when a scroll is reported.
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
