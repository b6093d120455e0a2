"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SwiperOptions } from "swiper/types";

import { announce } from "../../_lib/announce";
import { Button } from "../../_ui/button";
import { Icon } from "../../_ui/icon";
import { arrowLeft, arrowRight } from "../../_ui/icon-shapes";
import { useSlider } from "../../_ui/use-slider";

export interface PhotoStripControlsProps {
  previous: string;
  next: string;
  /** The accessible text for each picture's place, in order: "Slide 1 of 3". */
  positions: readonly string[];
}

/** Round and round; the strip stays what scrolls. */
const strip: SwiperOptions = { cssMode: true, rewind: true };

/** Keys that turn the strip, as its buttons do. */
const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Two buttons and the place in the strip. */
export function PhotoStripControls({ previous, next, positions }: PhotoStripControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  // Where it is is not known before it was looked at: it may have been scrolled while this was dormant.
  const { slider, index } = useSlider(controls, strip);
  /** Where a press has sent the strip; pictures it passes on the way do not count. */
  const [goal, setGoal] = useState<number>();
  if (goal !== undefined && goal === index) setGoal(undefined);
  const current = goal ?? index;

  // Two presses while it moves are two pictures on: the library would count from where it is.
  const move = (by: 1 | -1) => {
    const target = ((current ?? 0) + by + positions.length) % positions.length;
    setGoal(target);
    announce(positions[target] as string);
    slider?.slideTo(target);
  };
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const by = altKey || ctrlKey || metaKey || shiftKey ? undefined : steps[key];
    if (!by) return setGoal(undefined);
    // The library's own keys listen further out.
    event.stopPropagation();
    event.preventDefault();
    move(by);
  });

  // A visitor who stops the strip on its way takes it over.
  useEffect(() => {
    if (!slider) return;
    const taken = new AbortController();
    const { signal } = taken;
    for (const sign of ["pointerdown", "wheel"])
      slider.el.addEventListener(sign, () => setGoal(undefined), { signal, passive: true });
    slider.el.addEventListener("keydown", (event) => turn(event), { signal });
    return () => taken.abort();
  }, [slider]);

  return (
    <div className="photo-strip__controls js-only" ref={controls}>
      <p className="photo-strip__position">{current !== undefined && positions[current]}</p>
      {/* `data-go` scrolls the strip at once while this is dormant. */}
      <Button size="icon" aria-label={previous} data-go="-1" onClick={() => move(-1)}>
        <Icon shape={arrowLeft} />
      </Button>
      <Button size="icon" aria-label={next} data-go="+1" onClick={() => move(1)}>
        <Icon shape={arrowRight} />
      </Button>
    </div>
  );
}
