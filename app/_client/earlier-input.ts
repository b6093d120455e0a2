import { useEffect, useRef, type RefObject } from "react";

import { type Control, controls, reporterOf } from "../../islands/browser/earlier-input";

/**
 * Reports to a tool that has just been hydrated what was typed and chosen in it while it was dormant, or put
 * back by the browser after a return or a reload, as if the visitor did all of it now. React leaves such
 * values where they are and does not know them: its next render undoes them.
 *
 * @returns what goes to the tool's outermost element
 */
export function useEarlierInput<Place extends Element>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const reporters = [...(place.current?.querySelectorAll<Control>(controls) ?? [])].map(reporterOf);
    // After what React still has to draw of its first look at the address; nothing can be typed in between.
    queueMicrotask(() => reporters.forEach((tell) => tell?.()));
  }, []);
  return place;
}
