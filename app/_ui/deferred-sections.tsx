import type { ReactNode } from "react";

import "./deferred-sections.css";

/**
 * Sections far below the first view of a long page: on a phone they are laid out after the first paint, which comes the
 * sooner. Measured on the home page: a quarter of the work before it.
 */
export function DeferredSections({ children }: { children: ReactNode }) {
  return <div className="deferred-sections">{children}</div>;
}
