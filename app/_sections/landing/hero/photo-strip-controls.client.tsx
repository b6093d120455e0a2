"use client";

import { useEffect, useRef, useState } from "react";

import { Button } from "../../../_ui/button/button";
import { Icon } from "../../../_ui/icon/icon";
import { arrowLeft, arrowRight } from "../../../_ui/icon/icon-shapes";

export interface PhotoStripControlsProps {
  previous: string;
  next: string;
  /** What is said of each picture's place, in order: "Slide 1 of 3". */
  positions: readonly string[];
}

/**
 * Two buttons and the place in the strip. The strip itself stays HTML that swipes and scrolls; the controls move it,
 * round and round, and follow it.
 */
export function PhotoStripControls({ previous, next, positions }: PhotoStripControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  /** Where the strip was sent and has not yet arrived; pictures it passes on the way do not count. */
  const goal = useRef<number>(null);
  // Not known before the strip was looked at: it may have been scrolled while this slept.
  const [current, setCurrent] = useState<number>();

  useEffect(() => {
    const strip = stripOf(controls.current);
    if (!strip) return;
    const follow = () => {
      const index = shownIn(strip);
      if (goal.current !== null && goal.current !== index) return;
      goal.current = null;
      setCurrent(index);
    };
    // Called when more than half of a picture has come in or gone out, and once at the start.
    const observer = new IntersectionObserver(follow, { root: strip, threshold: 0.51 });
    for (const slide of strip.children) observer.observe(slide);
    // Whoever stops the strip on its way takes it over.
    const forget = () => (goal.current = null);
    strip.addEventListener("pointerdown", forget);
    strip.addEventListener("wheel", forget, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener("pointerdown", forget);
      strip.removeEventListener("wheel", forget);
    };
  }, []);

  const move = (by: 1 | -1) => {
    const strip = stripOf(controls.current);
    if (!strip) return;
    const from = goal.current ?? shownIn(strip);
    goal.current = (from + by + positions.length) % positions.length;
    strip.scrollTo({ left: goal.current * strip.clientWidth });
  };

  return (
    <div className="photo-strip__controls js-only" ref={controls}>
      <p className="photo-strip__position" aria-live="polite">
        {current !== undefined && positions[current]}
      </p>
      <Button size="icon" aria-label={previous} onClick={() => move(-1)}>
        <Icon shape={arrowLeft} />
      </Button>
      <Button size="icon" aria-label={next} onClick={() => move(1)}>
        <Icon shape={arrowRight} />
      </Button>
    </div>
  );
}

function stripOf(controls: HTMLElement | null): HTMLElement | null | undefined {
  return controls?.closest(".photo-strip")?.querySelector<HTMLElement>(".photo-strip__track");
}

/** The index of the picture that fills most of the strip; each is as wide as the strip. */
function shownIn(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / strip.clientWidth);
}
