import { useEffect, useRef } from "react";

import { isPlain } from "../../../../islands/browser/inline-loader";
import { type LoadPlan, type PlanFields, usualFields } from "../../../_load/plan";

const links = '.load-table a[href^="?"]';

const named = (link: HTMLAnchorElement) => {
  const { searchParams } = new URL(link.href);
  return { p: searchParams.get("p") ?? usualFields.p, v: searchParams.get("v") ?? usualFields.v };
};

/** Moves focus and scroll position to the plan. */
function lead(): void {
  const title = document.getElementById("plan");
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/**
 * Makes the table's links switch the plan without navigation, and marks the link of the current plan. Before
 * hydration the links load the page with their plan.
 *
 * @param fields current fields
 * @param plan plan of one pallet; undefined for a mixed load or without a plan
 */
export function useTableLinks(
  fields: PlanFields,
  plan: LoadPlan | undefined,
  write: (changes: Partial<PlanFields>) => void,
): void {
  const leads = useRef(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(links);
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      // A mixed load's title is another element than the title of the plan that replaces it.
      if (link.hasAttribute("aria-current")) lead();
      else leads.current = true;
      // The table's figures have the default play and no stack limit.
      write({ ...named(link), n: usualFields.n, g: usualFields.g, x: usualFields.x });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
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
