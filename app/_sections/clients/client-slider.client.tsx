"use client";

import { PauseControl } from "../../_ui/pause-control";
import { useAutoplay } from "./use-autoplay";

export interface ClientSliderProps {
  label: string;
  slides: readonly { name: string; picture: string }[];
  note: string;
  pause: string;
  play: string;
}

/**
 * The client slider: endless, one slide a move, no arrows, no dots. While it stands still it is a strip that scrolls, so
 * that every slide can be reached without the movement.
 */
export function ClientSlider({ label, slides, note, pause, play }: ClientSliderProps) {
  const { track, first, playing, paused, setPaused, hold } = useAutoplay(slides.length);
  const inOrder = [...slides.slice(first), ...slides.slice(0, first)];
  return (
    <>
      <div
        className="client-slider"
        role="group"
        aria-label={label}
        data-playing={playing || undefined}
        {...hold}
      >
        <ul
          className="client-slider__track"
          ref={track}
          aria-label={label}
          // A strip that scrolls must be reachable by keyboard; one that moves by itself need not.
          tabIndex={playing ? undefined : 0}
        >
          {inOrder.map(({ name, picture }) => (
            <li className="client-slider__slide" key={name}>
              <img src={picture} width={64} height={64} alt="" loading="lazy" decoding="async" />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="client-slider__foot">
        <p>{note}</p>
        <PauseControl paused={paused} onToggle={() => setPaused(!paused)} pause={pause} play={play} />
      </div>
    </>
  );
}
