import { useEffect, useRef } from "react";

import { isPlain } from "../../../../islands/browser/inline-loader";
import { type Plan, type PlanFields, usualFields } from "../../../_load/plan";

/** The figures of the table beside the planner. */
const links = '.load-table a[href^="?"]';

/** Product and vehicle of a link's address. */
const named = (link: HTMLAnchorElement) => {
  const { searchParams } = new URL(link.href);
  return { p: searchParams.get("p") ?? usualFields.p, v: searchParams.get("v") ?? usualFields.v };
};

/** Leads to what is planned. */
function lead(): void {
  const title = document.getElementById("plan");
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/**
 * Lets the figures of the table switch the plan without a new page, and marks the one that is planned. Before hydration, their
 * links open the page anew with the plan that they name.
 *
 * @param fields what is planned
 * @param plan of one pallet; undefined for a mixed load, and while there is no plan
 */
export function useTableLinks(
  fields: PlanFields,
  plan: Plan | undefined,
  write: (changes: Partial<PlanFields>) => void,
): void {
  const leads = useRef(false);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(links);
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      // The title of a mixed load is another element than that of the plan that takes its place.
      if (link.hasAttribute("aria-current")) lead();
      else leads.current = true;
      // The table's figures are those of the usual play, without a limit.
      write({ ...named(link), n: usualFields.n, g: usualFields.g, x: usualFields.x });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [write]);
  const product = plan && String(plan.productId);
  const vehicle = plan?.vehicle.id;
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const { p, v } = named(link);
      if (p === product && v === vehicle) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    if (leads.current) lead();
    leads.current = false;
  }, [fields, product, vehicle]);
}
