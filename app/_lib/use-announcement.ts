import { useEffect, useRef } from "react";

import { announce, announceSettled } from "./announce";

/** Announces a text when it appears or changes. */
export function useAnnouncement(text: string): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}

/**
 * Announces a text that changes with every key press, once it has settled. Skips the text of the first
 * render.
 */
export function useSettledAnnouncement(text: string): void {
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    return announceSettled(text, () => (first.current = ""));
  }, [text]);
}
