import type { ComponentType } from "react";

import "./island.css";

interface IslandProps<Props> {
  /** Name of the component's file without `.client.tsx`. */
  name: string;
  component: ComponentType<Props>;
  /** Plain JSON, with all texts. */
  props: Props;
  /** Whether only a press, key or focus in it, or in its `data-island-scope`, hydrates the island. */
  onPress?: boolean;
  /** Whether a fast line fetches its files before the first sign of interest. */
  ahead?: boolean;
  /** Address of a file to fetch with its code. */
  file?: string;
  /** Resources beyond the page, as keywords of the site's policy, which allows only these. */
  needs?: readonly string[];
}

/** Renders a component in an element that the browser can hydrate on its own. Until then it must work as plain HTML. */
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
