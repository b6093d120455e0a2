import type { ReactNode } from "react";

/**
 * Delays the layout of the sections below the first view of a long page, for an earlier first paint and short presses.
 */
export function DeferredSections({ children }: { children: ReactNode }) {
  return <div className="deferred-sections">{children}</div>;
}
