import { useCallback, useState } from "react";

/**
 * React's `useState`, kept in this tab: what was typed or chosen is there again after a reload.
 *
 * @param name sets it apart from others
 * @param first when nothing is kept
 * @returns the value, and what sets it; `undefined` keeps nothing any more
 */
export function useKept<Value>(name: string, first: Value): [Value, (value: Value | undefined) => void] {
  const place = `editor:${name}`;
  const [initial] = useState(first);
  const [value, setValue] = useState<Value>(() => {
    const kept = sessionStorage.getItem(place);
    return kept === null ? initial : (JSON.parse(kept) as Value);
  });
  const set = useCallback(
    (next: Value | undefined) => {
      if (next === undefined) sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, JSON.stringify(next));
      setValue(next ?? initial);
    },
    [place, initial],
  );
  return [value, set];
}
