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
   * Whether React hydrates the island only at a press, key or focus in it or in the element around it with
   * `data-island-scope`. Others are hydrated near the viewport, too, once the visitor shows interest.
   */
  onPress?: boolean;
  /** Whether a fast line fetches its modules before the first sign of interest. */
  ahead?: boolean;
  /** Address of a file that its code requests at once, to be fetched with the code. */
  file?: string;
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
  onPress,
  ahead,
  file,
  needs,
}: IslandProps<Props>) {
  return (
    <div
      className="island"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-press={onPress ? "" : undefined}
      data-ahead={ahead ? "" : undefined}
      data-file={file}
      data-needs={needs?.join(" ")}
    >
      <Component {...props} />
    </div>
  );
}
