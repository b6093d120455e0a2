import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { afterFrame } from "../../_lib/after-frame";

/** Links whose target depends on a tool's result: the frame's quote links, and those that add its lines. */
const actions = "[data-quote], [data-hold]";

/** A result that takes longer, in ms, would delay the next keys: it waits for a pause between keys. */
const longTask = 50;
const pause = 150;

/**
 * Returns a function that writes changes of fields after the next painted frame, so that a key is painted before
 * anything is computed of it. A press anywhere writes them at once: links, addresses and results are then up to
 * date.
 *
 * @param write writes the changes
 * @param tool the tool's element
 */
export function useLateWrite<Changes extends object>(
  write: (changes: Changes) => void,
  tool: RefObject<HTMLElement | null>,
): (changes: Changes) => void {
  const waiting = useRef<Changes>(undefined);
  const cancel = useRef(() => {});
  const took = useRef(0);
  const settle = useCallback(() => {
    const changes = waiting.current;
    if (!changes) return;
    cancel.current();
    waiting.current = undefined;
    const begun = performance.now();
    flushSync(() => write(changes));
    took.current = performance.now() - begun;
  }, [write]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const pressed = target.closest(actions);
      settle();
      if (!pressed || (pressed.isConnected && target.isConnected)) return;
      // The pressed control does not exist with the latest values: the press goes to its replacement.
      event.preventDefault();
      event.stopImmediatePropagation();
      tool.current?.querySelector<HTMLElement>("[data-hold]")?.click();
    };
    /** Another address has other fields. */
    const drop = () => {
      cancel.current();
      waiting.current = undefined;
    };
    // In the capture phase of the window, before every other listener.
    addEventListener("click", onClick, true);
    addEventListener("popstate", drop, true);
    return () => {
      removeEventListener("click", onClick, true);
      removeEventListener("popstate", drop, true);
    };
  }, [settle, tool]);
  return useCallback(
    (changes) => {
      cancel.current();
      waiting.current = { ...waiting.current, ...changes };
      cancel.current = afterFrame(settle, took.current > longTask ? pause : 0);
    },
    [settle],
  );
}

/**
 * Shows a change of a field before it is written.
 *
 * @param value text of the field
 * @returns the text to show, and a function that changes it
 */
export function useDraft(
  value: string,
  onValue: (value: string) => void,
): readonly [shown: string, change: (value: string) => void] {
  const [draft, setDraft] = useState({ text: value, over: value });
  // The change has been written, or replaced.
  if (draft.over !== value) setDraft({ text: value, over: value });
  const change = (text: string) => {
    setDraft({ text, over: value });
    onValue(text);
  };
  return [draft.over === value ? draft.text : value, change];
}
