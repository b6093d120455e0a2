import { useEffect, useRef } from "react";

import { announce, announceSettled } from "./announce";

/** Announces a text when it appears or changes. */
export function useAnnouncement(text: string): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}

/**
 * Announces a text once it has settled, but not that of the first render. Without a text, while a field is
 * invalid, the field announces its error.
 */
export function useSettledAnnouncement(text: string): void {
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    if (text) return announceSettled(text, () => (first.current = ""));
    first.current = "";
  }, [text]);
}
