import { useEffect } from "react";
import { flushSync } from "react-dom";

import { isPlain } from "../../../../islands/browser/inline-loader";
import { type Plan, type PlanFields, usualFields } from "../../../_load/plan";

/** The figures of the table beside the planner. */
const links = '.load-table a[href^="?"]';

/** Product and vehicle of a link's address. */
const named = (link: HTMLAnchorElement) => {
  const { searchParams } = new URL(link.href);
  return { p: searchParams.get("p") ?? usualFields.p, v: searchParams.get("v") ?? usualFields.v };
};

/**
 * Lets the figures of the table switch the plan without a new page, and marks the one that is planned. Before hydration, their
 * links open the page anew with the plan that they name.
 *
 * @param plan what is planned; undefined for a mixed load, and while there is no plan
 */
export function useTableLinks(plan: Plan | undefined, write: (changes: Partial<PlanFields>) => void): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(links);
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      // The table's figures are those of the usual play, without a limit.
      const plain = { n: usualFields.n, g: usualFields.g, x: usualFields.x };
      // The title of a mixed load is another element than that of the plan that takes its place.
      flushSync(() => write({ ...named(link), ...plain }));
      const title = document.getElementById("plan");
      title?.focus({ preventScroll: true });
      title?.scrollIntoView();
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [write]);
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const { p, v } = named(link);
      const isPlanned = plan && p === String(plan.productId) && v === plan.vehicle.id;
      if (isPlanned) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, [plan]);
}
