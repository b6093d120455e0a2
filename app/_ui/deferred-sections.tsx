import type { ReactNode } from "react";

/**
 * Delays the layout of the sections below the first view of a long page, for an earlier first paint and short presses.
 * The sections' own styles set their usual height, within a tenth (`--estimate`).
 */
export function DeferredSections({ children }: { children: ReactNode }) {
  return <div className="deferred-sections">{children}</div>;
}
