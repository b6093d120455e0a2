"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SwiperOptions } from "swiper/types";

import { announce } from "../../_lib/announce";
import { Button } from "../../_ui/button";
import { Icon, arrowLeft, arrowRight } from "../../_ui/icon";
import { useSlider } from "../../_ui/use-slider";

export interface PhotoStripControlsProps {
  previous: string;
  next: string;
  /** Accessible position of each picture, in order: "Slide 1 of 3". */
  positions: readonly string[];
}

/** Cyclic. Native scrolling stays. */
const strip: SwiperOptions = { cssMode: true, rewind: true };

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Renders two buttons and the position. */
export function PhotoStripControls({ previous, next, positions }: PhotoStripControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  // Undefined before hydration, because the strip may have been scrolled.
  const { slider, index } = useSlider(controls, strip);
  /** Target of a press. Pictures that pass on the way do not count. */
  const [goal, setGoal] = useState<number>();
  if (goal !== undefined && goal === index) setGoal(undefined);
  const current = goal ?? index;

  // Two presses during a move advance two pictures. Swiper would count from the current position.
  const move = (by: 1 | -1) => {
    const target = ((current ?? 0) + by + positions.length) % positions.length;
    setGoal(target);
    announce(positions[target] as string);
    slider?.slideTo(target);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const by = altKey || ctrlKey || metaKey || shiftKey ? undefined : steps[key];
    if (!by) return setGoal(undefined);
    // Swiper listens for keys on the document.
    event.stopPropagation();
    event.preventDefault();
    move(by);
  });

  // A visitor's pointer, wheel or key ends the programmed move.
  useEffect(() => {
    if (!slider) return;
    const taken = new AbortController();
    const { signal } = taken;
    for (const sign of ["pointerdown", "wheel"])
      slider.el.addEventListener(sign, () => setGoal(undefined), { signal, passive: true });
    slider.el.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    return () => taken.abort();
  }, [slider]);

  return (
    <div className="photo-strip__controls cluster js-only" ref={controls}>
      <p className="fine-print">{current !== undefined && positions[current]}</p>
      {/* The value lets the loader scroll the strip before hydration. */}
      <Button size="icon" aria-label={previous} value="-1" onClick={() => move(-1)}>
        <Icon shape={arrowLeft} />
      </Button>
      <Button size="icon" aria-label={next} value="+1" onClick={() => move(1)}>
        <Icon shape={arrowRight} />
      </Button>
    </div>
  );
}
