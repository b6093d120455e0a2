import type { ComponentType } from "react";

import "./island.css";

interface IslandProps<Props> {
  /** Name of the component's file without `.client.tsx`. */
  name: string;
  /** The component, from a `*.client.tsx` file. */
  component: ComponentType<Props>;
  /** Plain JSON, including all texts. It is written into the page, or into a file if it is long. */
  props: Props;
  /**
   * When React hydrates the island: when it becomes visible; at the first sign of interest in the page; or at
   * the first press, key or focus in it or in the element around it with `data-island-scope`.
   */
  hydrate: "visible" | "interest" | "interaction";
  /**
   * Whether its code is fetched when the visitor has scrolled near it, so that the first press needs no
   * request.
   */
  prefetch?: boolean;
  /** Resources beyond the page, as keywords of the site's policy, which allows only these. */
  needs?: readonly string[];
}

/**
 * Renders a React component at build time in an element that the browser can hydrate on its own.
 *
 * Before hydration the component must work as plain HTML.
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
