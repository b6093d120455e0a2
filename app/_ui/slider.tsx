import type { ReactNode } from "react";

interface SliderProps {
  /** Renders a list with this name. Otherwise each slide has a label of its own. */
  label?: string;
  /** Hides the scrollbar while scripts run, because controls are beside the slider. */
  controlled?: boolean;
  className?: string;
  /** Elements with the class `slider__slide`. `--shown` in CSS sets the number of visible slides. */
  children: ReactNode;
}

/** Renders a row of slides that scrolls without scripts. An island in its `data-island-scope` drives it. */
export function Slider({ label, controlled = false, className, children }: SliderProps) {
  const Track = label ? "ul" : "div";
  return (
    <div className={["slider", controlled && "is-controlled", className].filter(Boolean).join(" ")}>
      {/* A scrollable row must be focusable (WCAG 2.2, 2.1.1), unless its slides contain links. */}
      <Track className="slider__track" aria-label={label} tabIndex={label ? 0 : -1}>
        {children}
      </Track>
    </div>
  );
}
