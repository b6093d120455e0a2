"use client";

import { useRef } from "react";

import { PauseControl } from "../../../_ui/pause-control";
import { usePlaying } from "./use-playing";

export interface RecommendationsPlayerProps {
  pause: string;
  play: string;
}

/** Lets the slider beside it play, and the switch that pauses it. */
export function RecommendationsPlayer({ pause, play }: RecommendationsPlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  const { paused, setPaused } = usePlaying(place);
  return (
    <div ref={place}>
      <PauseControl paused={paused} onToggle={() => setPaused(!paused)} pause={pause} play={play} />
    </div>
  );
}
