"use client";

import { useEffect, useRef, useState } from "react";

export interface BannerPickerProps {
  titles: readonly string[];
  /** Words of a control before its slide's title, with `{n}` where the number stands. */
  label: string;
}

/**
 * Three titles that jump to their slide. The slides stay a scroll strip of HTML, so that swiping, keyboard and
 * find-in-page keep working; the picker moves the strip and follows it.
 */
export function BannerPicker({ titles, label }: BannerPickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const strip = stripOf(picker.current);
    if (!strip) return;
    // A slide is current while more than half of it is in the strip.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) setCurrent([...strip.children].indexOf(entry.target));
        }
      },
      { root: strip, threshold: 0.51 },
    );
    for (const slide of strip.children) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  const show = (index: number) => {
    const strip = stripOf(picker.current);
    const slide = strip?.children[index];
    if (!strip || !(slide instanceof HTMLElement)) return;
    strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft, behavior: "instant" });
    for (const other of strip.children) other.classList.toggle("is-laid", other === slide);
    setCurrent(index);
  };

  return (
    <div className="banner__picker js-only" ref={picker}>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          aria-label={`${label.replace("{n}", String(index + 1))}: ${title}`}
          aria-current={index === current ? "true" : undefined}
          onClick={() => show(index)}
        >
          <span>{title}</span>
        </button>
      ))}
    </div>
  );
}

function stripOf(picker: HTMLElement | null): HTMLElement | null | undefined {
  return picker?.closest(".banner")?.querySelector<HTMLElement>(".banner__slides");
}
