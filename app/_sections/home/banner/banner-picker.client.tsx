"use client";

import { useRef } from "react";
import type { SwiperOptions } from "swiper/types";

import { useSlider } from "../../../_ui/use-slider";

export interface BannerPickerProps {
  titles: readonly string[];
  /** The accessible name of each control: its words, and its slide's title as plain text. */
  labels: readonly string[];
}

/** The strip stays what scrolls, so that swiping, keyboard and find-in-page keep working. */
const strip: SwiperOptions = { cssMode: true };

/** The titles, which jump to their slide and follow it. A jump lays the new picture board by board. */
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
          // Scrolls the strip at once while this is dormant.
          data-go={index}
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
