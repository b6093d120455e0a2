"use client";

import { useRef } from "react";
import type { SwiperOptions } from "swiper/types";

import { useSlider } from "../../../_ui/use-slider";

export interface BannerPickerProps {
  titles: readonly string[];
  /** Accessible names of the controls, each with its slide's title as plain text. */
  labels: readonly string[];
}

/** Native scrolling keeps swiping, keyboard and find-in-page. */
const strip: SwiperOptions = { cssMode: true };

/** Renders the slide titles as controls. A press jumps to the slide and reveals its picture. */
export function BannerPicker({ titles, labels }: BannerPickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  const { slider, index: current = 0 } = useSlider(picker, strip);

  const show = (index: number) => {
    slider?.slideTo(index, 0);
    slider?.slides.forEach((slide, other) => slide.classList.toggle("is-revealed", other === index));
  };

  return (
    <div className="banner__picker js-only" ref={picker}>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          // Lets the inline loader scroll the strip before hydration.
          value={index}
          aria-label={labels[index]}
          aria-current={index === current ? "true" : undefined}
          onClick={() => show(index)}
        >
          <span>{title}</span>
        </button>
      ))}
    </div>
  );
}
