import type { ReactNode } from "react";

import "./slider.css";

interface SliderProps {
  /** A list of things of one kind; otherwise each slide says itself what it is. */
  list?: boolean;
  /** Controls stand beside it: then it needs no scrollbar while scripts run. */
  controlled?: boolean;
  className?: string;
  /** Elements of the class `slider__slide`. How many are seen at a time says `--shown` in the style sheet. */
  children: ReactNode;
}

/**
 * A row of slides. It is HTML that swipes and scrolls, complete before any script and without one; the island beside it
 * drives it (`useSlider`). Both stand in one element that carries `data-island-scope`.
 */
export function Slider({ list = false, controlled = false, className, children }: SliderProps) {
  const Track = list ? "ul" : "div";
  return (
    <div className={["slider", controlled && "is-controlled", className].filter(Boolean).join(" ")}>
      {/* A strip that scrolls must be reachable by keyboard (WCAG 2.2, 2.1.1); one whose slides have links is, and is no stop itself. */}
      <Track className="slider__track" tabIndex={list ? 0 : -1}>
        {children}
      </Track>
    </div>
  );
}
