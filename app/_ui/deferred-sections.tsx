import type { ReactNode } from "react";

import "./deferred-sections.css";

/** Delays the layout of sections below the first view, for an earlier first paint and short presses. */
export function DeferredSections({ isShort, children }: { isShort?: true; children: ReactNode }) {
  return <div className={`deferred-sections${isShort ? " deferred-sections--short" : ""}`}>{children}</div>;
}
