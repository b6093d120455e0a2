import type { ReactNode } from "react";

import "./later.css";

/**
 * Sections far below the first view of a long page: on a phone they are laid out after the first paint, which comes the
 * sooner. Measured on the home page: a quarter of the work before it.
 */
export function Later({ children }: { children: ReactNode }) {
  return <div className="later">{children}</div>;
}
