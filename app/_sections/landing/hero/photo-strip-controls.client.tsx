"use client";

import { useRef } from "react";
import { Keyboard } from "swiper/modules";
import type { SwiperOptions } from "swiper/types";

import { Button } from "../../../_ui/button/button";
import { Icon } from "../../../_ui/icon/icon";
import { arrowLeft, arrowRight } from "../../../_ui/icon/icon-shapes";
import { useSlider } from "../../../_ui/slider/use-slider";

export interface PhotoStripControlsProps {
  previous: string;
  next: string;
  /** What is said of each picture's place, in order: "Slide 1 of 3". */
  positions: readonly string[];
}

/** Round and round; the strip stays what scrolls. */
const strip: SwiperOptions = {
  modules: [Keyboard],
  cssMode: true,
  rewind: true,
  keyboard: { enabled: true },
};

/** Two buttons and the place in the strip. */
export function PhotoStripControls({ previous, next, positions }: PhotoStripControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  // Where it is is not known before it was looked at: it may have been scrolled while this slept.
  const { slider, index: current } = useSlider(controls, strip);

  return (
    <div className="photo-strip__controls js-only" ref={controls}>
      <p className="photo-strip__position" aria-live="polite">
        {current !== undefined && positions[current]}
      </p>
      {/* `data-go` scrolls the strip at once while this sleeps. */}
      <Button size="icon" aria-label={previous} data-go="-1" onClick={() => slider?.slidePrev()}>
        <Icon shape={arrowLeft} />
      </Button>
      <Button size="icon" aria-label={next} data-go="+1" onClick={() => slider?.slideNext()}>
        <Icon shape={arrowRight} />
      </Button>
    </div>
  );
}
