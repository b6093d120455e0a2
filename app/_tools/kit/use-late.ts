import { type RefObject, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { afterFrame } from "../../_lib/after-frame";

/** Links whose target depends on a tool's result: the frame's quote links, and those that add its lines. */
const actions = "[data-quote], [data-hold]";

/**
 * Returns the latest value after the next painted frame, so that a key is painted before anything is computed
 * of it. A press on a quote link or on the tool's own action computes at once: its target is then up to date.
 *
 * @param tool the tool's element
 */
export function useLate<Value>(value: Value, tool: RefObject<HTMLElement | null>): Value {
  const [late, setLate] = useState(value);
  useEffect(() => afterFrame(() => startTransition(() => setLate(value))), [value]);
  useEffect(() => {
    if (late === value) return;
    const settle = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest(actions);
      if (!pressed) return;
      flushSync(() => setLate(value));
      if (pressed.isConnected && (event.target as Element).isConnected) return;
      // The pressed control does not exist with the latest values: the press goes to its replacement.
      event.preventDefault();
      event.stopImmediatePropagation();
      tool.current?.querySelector<HTMLElement>("[data-hold]")?.click();
    };
    // In the capture phase of the window, before every other listener.
    addEventListener("click", settle, true);
    return () => removeEventListener("click", settle, true);
  }, [late, value, tool]);
  return late;
}
