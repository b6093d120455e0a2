import { useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Reports when what is inside is alive: effects run once hydration is done. Draws nothing of its own. */
function Alive({ onAlive, children }: { onAlive: () => void; children: React.ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/**
 * Brings the HTML of one island to life.
 *
 * @param place the element that `<Island>` wrote around it
 * @returns when the island answers to the visitor
 */
export function hydrate(place: Element, Component: ComponentType<object>, props: object): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      place,
      <Alive onAlive={resolve}>
        <Component {...props} />
      </Alive>,
    );
  });
}
