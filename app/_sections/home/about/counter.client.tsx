"use client";

import { useEffect, useRef, useState } from "react";

import { eurPallet } from "../../../_content/eur-pallet";
import { blockColumns, levels } from "../../../_pallet/pallet-geometry";
import { rectangle } from "../../../_pallet/path-data";
import { PauseControl } from "../../../_ui/pause-control";
import { producedPallets } from "../../../_content/company/production";

/** Update interval of the value (R31), in milliseconds. */
const refresh = 1000;

/** Update interval of the accessible name, in milliseconds. A name that changes every second is unusable. */
const nameRefresh = 60_000;

export interface CounterProps {
  /** Value at build time, shown until hydration and by a clock that is behind the build. */
  initial: number;
  locale: string;
  label: string;
  valueLabel: string;
  pause: string;
  play: string;
}

/** Renders the live counter, which stops while paused or hidden. Never a live region. */
export function Counter({ initial, locale, label, valueLabel, pause, play }: CounterProps) {
  const [count, setCount] = useState(initial);
  const [named, setNamed] = useState(initial);
  const [paused, setPaused] = useState(false);
  const namedAt = useRef(-Infinity);

  useEffect(() => {
    if (paused) return;
    const update = () => {
      if (document.hidden) return;
      const now = Date.now();
      const produced = Math.max(initial, producedPallets(now));
      setCount(produced);
      if (now - namedAt.current >= nameRefresh) {
        namedAt.current = now;
        setNamed(produced);
      }
    };
    update();
    const timer = setInterval(update, refresh);
    // Updates at once after the back/forward cache or a tab switch.
    window.addEventListener("pageshow", update);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pageshow", update);
      document.removeEventListener("visibilitychange", update);
    };
  }, [paused, initial]);

  const number = new Intl.NumberFormat(locale);
  return (
    <div className="counter__live" data-paused={paused || undefined}>
      <div className="counter__head spread">
        <p className="counter__label">
          <PalletBuild />
          {label}
        </p>
        <PauseControl paused={paused} onToggle={() => setPaused(!paused)} pause={pause} play={play} />
      </div>
      <p className="counter__value kerf" role="img" aria-label={`${valueLabel}: ${number.format(named)}`}>
        {/* Digit groups, with line break opportunities between them. */}
        {number
          .format(count)
          .split(/(?<=\D)/)
          .map((group, index) => (
            <span key={index} aria-hidden="true">
              {group}
            </span>
          ))}
      </p>
    </div>
  );
}

const { length, height, boardThickness, blockHeight } = eurPallet;
const top = levels(eurPallet);
const columns = blockColumns(eurPallet);

/** Bottom board, blocks, stringers and deck of the EUR pallet in side view (mm), in nailing order. */
const parts = [
  rectangle(0, top.bottom, length, boardThickness),
  columns.map(({ start, width }) => rectangle(start, top.blocks, width, blockHeight)).join(""),
  columns.map(({ start, width }) => rectangle(start, top.stringers, width, boardThickness)).join(""),
  rectangle(0, top.deck, length, boardThickness),
];

/** Height above its final position from which a part drops, and free space below; mm. */
const room = { above: 62, below: 4 };

/**
 * Draws a pallet that is assembled every seven seconds, the time per pallet. CSS animates it, except with
 * reduced motion. Only while visible (`data-seen`): an animation out of view keeps its layers and causes
 * frames.
 */
function PalletBuild() {
  const drawing = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute("data-seen", isIntersecting);
    });
    if (drawing.current) observer.observe(drawing.current);
    return () => observer.disconnect();
  }, []);

  return (
    <svg
      className="pallet-build"
      viewBox={`0 ${-room.above} ${length} ${room.above + height + room.below}`}
      aria-hidden="true"
      ref={drawing}
    >
      {parts.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
