"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type Swiper from "swiper";
import { A11y, Autoplay } from "swiper/modules";
import type { SwiperOptions } from "swiper/types";

import { PauseControl } from "../../../_ui/pause-control";
import { useSlider } from "../../../_ui/use-slider";

/** How long one move takes, and how long a slide stands between two (R33); milliseconds. */
const [move, rest] = [2000, 1000];

const endless: SwiperOptions = {
  modules: [A11y, Autoplay],
  loop: true,
  speed: move,
  autoplay: { delay: rest, pauseOnMouseEnter: true },
  // What moves by itself is not read out; the list says itself what it is.
  a11y: { wrapperLiveRegion: false, slideRole: "", slideLabelMessage: "" },
  // Beside the one that can be turned off, the module brings a live region for buttons, which there are none of.
  on: { afterInit: ({ el }) => el.querySelector(".swiper-notification")?.remove() },
};

/** Ends a move at once, when a visitor stops it. */
function finishMove(slider: Swiper): void {
  slider.setTransition(0);
  slider.setTranslate(slider.getTranslate());
  // The browser ends the transition when the position is read.
  slider.getTranslate();
  slider.slideTo(slider.activeIndex, 0);
}

/**
 * Plays the slider around an island: endless, one slide a move. It starts after the page has started, and under reduced motion
 * only when the visitor says so. It rests while it is out of view, and while the focus is on it.
 *
 * @param island an element of the island
 * @returns the visitor's pause switch
 */
function usePlaying(island: RefObject<HTMLElement | null>) {
  // What its switch says at first is what it says when it is hydrated, so that it keeps its width.
  const [paused, pause] = useState(false);
  // Until it has played once, it is the strip that it is without a script.
  const [begun, setBegun] = useState(false);
  const { slider } = useSlider(island, endless, begun);
  const setPaused = useCallback((next: boolean) => {
    pause(next);
    if (!next) setBegun(true);
  }, []);

  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    const follow = () => setPaused(still.matches);
    follow();
    still.addEventListener("change", follow);
    return () => still.removeEventListener("change", follow);
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
        // One that is left under way would keep the next from beginning.
        finishMove(slider);
      }
    };
    const view = new IntersectionObserver((entries) => {
      // Several may have come; the last is of now.
      inView = entries.at(-1)?.isIntersecting ?? false;
      decide();
    });
    view.observe(el);
    for (const change of ["focusin", "focusout"]) {
      // The focus has not moved on yet when `focusout` fires.
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

export interface RecommendationsPlayerProps {
  pause: string;
  play: string;
}

/** Lets the slider beside it play, and the switch that pauses it. */
export function RecommendationsPlayer({ pause, play }: RecommendationsPlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  const { paused, setPaused } = usePlaying(place);
  return (
    <div ref={place}>
      <PauseControl paused={paused} onToggle={() => setPaused(!paused)} pause={pause} play={play} />
    </div>
  );
}
