"use client";

import { useEffect, useRef, useState } from "react";

import { PauseControl } from "../../../../_ui/pause-control";
import { PalletBuild } from "./pallet-build";
import { producedPallets } from "./pallet-count";

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
        {number.format(count)}
      </p>
    </div>
  );
}
