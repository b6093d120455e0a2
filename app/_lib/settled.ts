import { useEffect, useRef, useState } from "react";

/** How long nothing may change before something counts as settled, ms. */
const rest = 800;

/**
 * Holds back what changes with every key until it has come to rest: for a live region that is to be read once. Empty
 * until something has changed.
 */
export function useSettled(text: string): string {
  const first = useRef(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = "";
      setSettled(text);
    }, rest);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
