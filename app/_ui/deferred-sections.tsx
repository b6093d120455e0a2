import type { ReactNode } from "react";

import "./deferred-sections.css";

/**
 * Delays the layout of the sections below the first view, for an earlier first paint and short presses.
 *
 * @param page the page whose section heights are in `deferred-sections.css`
 */
export function DeferredSections({
  page,
  children,
}: {
  page: "home" | "product" | "landing" | "blocks" | "load" | "marks";
  children: ReactNode;
}) {
  return <div className={`deferred-sections deferred-sections--${page}`}>{children}</div>;
}
