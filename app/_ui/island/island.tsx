import type { ComponentType } from "react";

import type { Need } from "./needs";
import "./island.css";

/**
 * When an island is woken: when it comes into view, at the first sign of interest in the page or when the address
 * asks it something (`interest`: what the page is for), or at the first press or key on it (`interaction`). Where that press
 * has to wait for it, its code comes when it is near.
 */
type Wake = "visible" | "interest" | "interaction" | "near";

interface IslandProps<Props> {
  /** Name of the component's file without `.client.tsx`: the browser finds the island's code by it. */
  name: string;
  /** The component, from a `*.client.tsx` file. */
  component: ComponentType<Props>;
  /** Everything the island needs, words included. Plain JSON: it is written into the page. */
  props: Props;
  wake: Wake;
  /** What it reaches beyond its page. The page's policy allows that and nothing else. */
  needs?: readonly Need[];
}

/**
 * Renders a React component at build time and marks its place, so that the browser can bring it to life alone.
 *
 * The page is complete without it: what an island shows before it wakes works as HTML.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  wake,
  needs,
}: IslandProps<Props>) {
  return (
    <div
      className="island"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-wake={wake}
      data-needs={needs?.join(" ")}
    >
      <Component {...props} />
    </div>
  );
}
