"use client";

import { PauseControl } from "../../../_ui/pause-control/pause-control";
import { useAutoplay } from "./use-autoplay";

export interface RecommendationsSliderProps {
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
export function RecommendationsSlider({ label, slides, note, pause, play }: RecommendationsSliderProps) {
  const { track, first, playing, paused, setPaused, hold } = useAutoplay(slides.length);
  const inOrder = [...slides.slice(first), ...slides.slice(0, first)];
  return (
    <>
      <div
        className="recommendations-slider"
        role="group"
        aria-label={label}
        data-playing={playing || undefined}
        {...hold}
      >
        <ul
          className="recommendations-slider__track"
          ref={track}
          aria-label={label}
          // A strip that scrolls must be reachable by keyboard; one that moves by itself need not.
          tabIndex={playing ? undefined : 0}
        >
          {inOrder.map(({ name, picture }) => (
            <li className="recommendations-slider__slide" key={name}>
              <img src={picture} width={64} height={64} alt="" loading="lazy" decoding="async" />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="recommendations-slider__foot">
        <p>{note}</p>
        <PauseControl paused={paused} onToggle={() => setPaused(!paused)} pause={pause} play={play} />
      </div>
    </>
  );
}
