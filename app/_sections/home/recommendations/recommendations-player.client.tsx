"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type Swiper from "swiper";
import { A11y, Autoplay } from "swiper/modules";
import type { SwiperOptions } from "swiper/types";

import { PauseControl } from "../../../_ui/pause-control";
import { useSlider } from "../../../_ui/use-slider";

/** Duration of a move, and pause between moves (R33); milliseconds. */
const [move, rest] = [2000, 1000];

const endless: SwiperOptions = {
  modules: [A11y, Autoplay],
  loop: true,
  speed: move,
  autoplay: { delay: rest, pauseOnMouseEnter: true },
  // Moving content is not announced. The list needs no slide labels.
  a11y: { wrapperLiveRegion: false, slideRole: "", slideLabelMessage: "" },
  // Removes the live region that Swiper's A11y module adds for buttons. This slider has none.
  on: { afterInit: ({ el }) => el.querySelector(".swiper-notification")?.remove() },
};

/** Ends a move at once when a visitor stops it. */
function finishMove(slider: Swiper): void {
  slider.setTransition(0);
  slider.setTranslate(slider.getTranslate());
  // Reading the position makes the browser end the transition.
  slider.getTranslate();
  slider.slideTo(slider.activeIndex, 0);
}

/**
 * Plays the slider around an island endlessly, one slide per move. Starts when the island is hydrated; with
 * reduced motion only on request. Stops out of view and during keyboard focus.
 *
 * @param island an element of the island
 * @returns the pause state and its setter
 */
function usePlaying(island: RefObject<HTMLElement | null>) {
  // Starts as false, like the HTML, so that the button keeps its width.
  const [paused, pause] = useState(false);
  // Before its first start the slider is a native scroller.
  const [begun, setBegun] = useState(false);
  const { slider } = useSlider(island, endless, begun);
  const setPaused = useCallback((next: boolean) => {
    pause(next);
    if (!next) setBegun(true);
  }, []);

  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    const update = () => setPaused(still.matches);
    update();
    still.addEventListener("change", update);
    return () => still.removeEventListener("change", update);
  }, [setPaused]);

  useEffect(() => {
    if (!slider) return;
    const { autoplay, el } = slider;
    const stopped = new AbortController();
    let inView = true;
    const decide = () => {
      if (!paused && inView && !el.querySelector(":focus-visible")) autoplay.start();
      else {
        autoplay.stop();
        // An unfinished move would prevent the next move.
        finishMove(slider);
      }
    };
    const view = new IntersectionObserver((entries) => {
      // Only the last entry is current.
      inView = entries.at(-1)?.isIntersecting ?? false;
      decide();
    });
    view.observe(el);
    for (const change of ["focusin", "focusout"]) {
      // During `focusout` the focus has not moved yet.
      el.addEventListener(change, () => queueMicrotask(decide), { signal: stopped.signal });
    }
    decide();
    return () => {
      view.disconnect();
      stopped.abort();
    };
  }, [slider, paused]);

  return { paused, setPaused };
}

/** Renders the pause button of the adjacent slider, and plays the slider. */
export function RecommendationsPlayer({ pause, play }: { pause: string; play: string }) {
  const element = useRef<HTMLDivElement>(null);
  const { paused, setPaused } = usePlaying(element);
  return (
    <div ref={element}>
      <PauseControl paused={paused} onToggle={() => setPaused(!paused)} pause={pause} play={play} />
    </div>
  );
}
