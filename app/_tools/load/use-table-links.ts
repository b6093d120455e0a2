import { useEffect, useRef } from "react";

import { isPlain } from "../../../islands/browser/inline-loader";
import type { NameOf, Texts } from "../kit/fields";
import { type LoadPlan, planFields, type PlanReading } from "./plan";

const links = 'table a[href^="?"]';

const named = (link: HTMLAnchorElement) => {
  const { searchParams } = new URL(link.href);
  return {
    p: searchParams.get("p") ?? planFields.p.usual,
    v: searchParams.get("v") ?? planFields.v.usual,
  };
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
 * @param reading fields of the plan
 */
export function useTableLinks(
  reading: PlanReading,
  plan: LoadPlan,
  write: (changes: Partial<Texts<NameOf<typeof planFields>>>) => void,
): void {
  const leads = useRef(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(links);
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      // The new plan's title follows after a frame, and screen readers read the title that has the focus.
      if (link.hasAttribute("aria-current")) lead();
      else leads.current = true;
      // The table's figures have the default play and no stack limit.
      const { n, g, x } = planFields;
      write({ ...named(link), n: n.usual, g: g.usual, x: x.usual });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [write]);
  const product = plan.kind === "single" ? reading.values.p : undefined;
  const vehicle = plan.vehicle.id;
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const { p, v } = named(link);
      if (p === product && v === vehicle) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    if (leads.current) lead();
    leads.current = false;
  }, [reading, product, vehicle]);
}
