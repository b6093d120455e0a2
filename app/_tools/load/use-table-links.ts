import { useEffect, useRef } from "react";

import { isPlain } from "../../../islands/browser/inline-loader";
import { readFields } from "../../_fields/address";
import type { Texts } from "../../_fields/field";
import { usualTexts } from "../../_fields/read-fields";
import type { LoadPlan } from "./plan";
import { planFields, type PlanName, type PlanReading } from "./plan-fields";

const links = 'table a[href^="?"]';

const fieldsOf = (link: HTMLAnchorElement) => readFields(new URL(link.href).search, planFields);

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
  write: (changes: Partial<Texts<PlanName>>) => void,
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
      // The table's figures have the default play, no stack limit, and one kind of pallets.
      const { pallet, vehicle } = fieldsOf(link);
      const { pallet2, pallet3, pallet4, stackLimit, play } = usualTexts(planFields);
      write({ pallet, vehicle, pallet2, pallet3, pallet4, stackLimit, play });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [write]);
  const product = plan.kind === "single" ? reading.values.pallet : undefined;
  const vehicle = plan.vehicle.id;
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const fields = fieldsOf(link);
      if (fields.pallet === product && fields.vehicle === vehicle) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    if (leads.current) lead();
    leads.current = false;
  }, [reading, product, vehicle]);
}
