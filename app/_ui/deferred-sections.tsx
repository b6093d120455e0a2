import type { ReactNode } from "react";

import "./deferred-sections.css";

/**
 * Sections below the first view of a long page: they are laid out once the visitor shows interest, one by one, so that the first paint comes
 * the sooner and no press waits for all of them.
 *
 * @param page whose sections they are: their heights are in `deferred-sections.css`
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
