import type { ReactNode } from "react";

/**
 * Delays the layout of the sections below the first view, for an earlier first paint and short presses.
 *
 * @param height height of most sections, if they are lower or higher than usual
 */
export function DeferredSections({ height, children }: { height?: "low" | "high"; children: ReactNode }) {
  return (
    <div className={height ? `deferred-sections deferred-sections--${height}` : "deferred-sections"}>
      {children}
    </div>
  );
}
