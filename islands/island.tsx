import type { ComponentType } from "react";

import "./island.css";

interface IslandProps<Props> {
  /** Name of the component's file without `.client.tsx`: the browser finds the island's code by it. */
  name: string;
  /** The component, from a `*.client.tsx` file. */
  component: ComponentType<Props>;
  /** Everything the island needs, words included. Plain JSON: it is written into the page, and long props into a file. */
  props: Props;
  /**
   * When React hydrates it: when it comes into view, at the first sign of interest in the page, or at the first press, key or
   * focus in it or in the part of the page around it that is marked `data-island-scope`.
   */
  hydrate: "visible" | "interest" | "interaction";
  /** Whether its code is fetched, and not run, once the visitor has scrolled near it: its first press then waits for no network. */
  prefetch?: boolean;
  /** What it reaches beyond its page, in words that the site's policy knows. The policy allows that and nothing else. */
  needs?: readonly string[];
}

/**
 * Renders a React component at build time and marks its place, so that the browser can hydrate it alone.
 *
 * The page is complete without it: what an island shows before it is hydrated works as HTML.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  hydrate,
  prefetch,
  needs,
}: IslandProps<Props>) {
  return (
    <div
      className="island"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-hydrate={hydrate}
      data-prefetch={prefetch ? "" : undefined}
      data-needs={needs?.join(" ")}
    >
      <Component {...props} />
    </div>
  );
}
