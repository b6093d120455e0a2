import type { ReactNode } from "react";

import "./deferred-sections.css";

/**
 * Delays the layout of the sections below the first view, for an earlier first paint and short presses.
 *
 * @param isShort whether most sections are lower than a window
 */
export function DeferredSections({ isShort, children }: { isShort?: true; children: ReactNode }) {
  return <div className={`deferred-sections${isShort ? " deferred-sections--short" : ""}`}>{children}</div>;
}
