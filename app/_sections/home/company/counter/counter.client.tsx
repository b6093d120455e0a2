"use client";

import { useEffect, useRef, useState } from "react";

import { eurPallet } from "../../../../_content/eur-pallet";
import { blockColumns, levels } from "../../../../_pallet/pallet-geometry";
import { rectangle } from "../../../../_pallet/path-data";
import { PauseControl } from "../../../../_ui/pause-control";
import { producedPallets } from "../../../../_content/company/production";

/** How often the value is computed anew (R31); milliseconds. */
const refresh = 1000;

/** How often the accessible name follows: a name that changes every second cannot be listened to; milliseconds. */
const nameRefresh = 60_000;

export interface CounterProps {
  /** The value at build time; shown until the island is hydrated. */
  initial: number;
  locale: string;
  label: string;
  /** What the value is, before the figure in its accessible name. */
  valueLabel: string;
  pause: string;
  play: string;
}

/** The live counter. Stands still while it is paused or the page is hidden; never a live region. */
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
      setCount(producedPallets(now));
      if (now - namedAt.current >= nameRefresh) {
        namedAt.current = now;
        setNamed(producedPallets(now));
      }
    };
    update();
    const timer = setInterval(update, refresh);
    // Back from the back/forward cache or another tab: at once, not a second later.
    window.addEventListener("pageshow", update);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pageshow", update);
      document.removeEventListener("visibilitychange", update);
    };
  }, [paused]);

  const number = new Intl.NumberFormat(locale);
  return (
    <div className="counter__live" data-paused={paused || undefined}>
      <div className="counter__head">
        <p className="counter__label">
          <PalletBuild />
          {label}
        </p>
        <PauseControl paused={paused} onToggle={() => setPaused(!paused)} pause={pause} play={play} />
      </div>
      <p className="counter__value kerf" role="img" aria-label={`${valueLabel}: ${number.format(named)}`}>
        {/* In groups of digits, between which a line may end. */}
        {number
          .format(count)
          .split(/(?<=\D)/)
          .map((group, place) => (
            <span key={place}>{group}</span>
          ))}
      </p>
    </div>
  );
}

const { length, height, boardThickness, blockHeight } = eurPallet;
const top = levels(eurPallet);
const columns = blockColumns(eurPallet);

/** Runner, blocks, stringers and deck of the EUR pallet seen from its side (millimetres), in the order they are nailed. */
const parts = [
  rectangle(0, top.bottom, length, boardThickness),
  ...columns.map(({ start, width }) => rectangle(start, top.blocks, width, blockHeight)),
  columns.map(({ start, width }) => rectangle(start, top.stringers, width, boardThickness)).join(""),
  rectangle(0, top.deck, length, boardThickness),
];

/** How far above its place a part is let go, and what is left free below; mm. */
const room = { above: 62, below: 4 };

/**
 * A pallet laid in the seven seconds that one pallet takes, again and again (by CSS; whole under reduced motion).
 *
 * Only while it is seen (`data-seen`): an animation out of view keeps its layers, and the page goes on making frames of them.
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
