import { useEffect, useRef, useState } from "react";

/** How long one move takes (R33); milliseconds. */
const moveDuration = 2000;

/** How long a slide stands between two moves; milliseconds. */
const rest = 1000;

/**
 * Moves a track of slides on by one slide, again and again: the track slides by one width, then its first slide becomes
 * its last. Standing still is the default: it starts after the page woke, and not under reduced motion.
 *
 * @param count number of slides
 * @returns the ref for the track; `first`, the index of the slide now in front; whether it is `playing`; and the
 *   visitor's pause switch. A pointer or the focus on the track holds it for as long as it stays.
 */
export function useAutoplay(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const [paused, setPaused] = useState(true);
  const [held, setHeld] = useState(false);
  const playing = !paused && !held;

  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    const follow = () => setPaused(still.matches);
    follow();
    still.addEventListener("change", follow);
    return () => still.removeEventListener("change", follow);
  }, []);

  useEffect(() => {
    const slide = track.current?.firstElementChild;
    if (!playing || !track.current || !slide) return;
    track.current.scrollLeft = 0;
    const move = track.current.animate(
      { translate: ["0", `${-slide.getBoundingClientRect().width}px`] },
      { delay: rest, duration: moveDuration, easing: "ease" },
    );
    move.onfinish = () => setFirst((first + 1) % count);
    return () => move.cancel();
  }, [playing, first, count]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { track, first, playing, paused, setPaused, hold };
}
