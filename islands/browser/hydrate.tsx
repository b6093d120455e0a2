import { Component, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";

import { keepInput, type KeptInput } from "./kept-input";
import { followReplacedNodes } from "./replaced-nodes";

followReplacedNodes(document);

/** Islands that have thrown: React has written their values into the HTML, so that none looks changed. */
const ended = new WeakSet<Element>();

/**
 * Hydrates the HTML of one island, even if translators or extensions have changed it.
 *
 * @param element the element that `<Island>` rendered around the component
 * @param onEnd called with the error if a hydrated island throws; it is then plain HTML again
 * @returns once the island handles events: a function that finds the replacement of an element from before
 *   hydration
 * @throws the component's error if its first render fails; the island is then plain HTML again
 */
export function hydrate(
  element: Element,
  Content: ComponentType<object>,
  props: object,
  onEnd: (error: unknown) => void = () => undefined,
): Promise<KeptInput["find"]> {
  // Translators wrap texts in `<font>`, extensions insert custom elements, Safari makes links of figures.
  const isAltered = [...element.querySelectorAll("*")].some(
    (each) => /^font$|-/.test(each.localName) || each.matches("[x-apple-data-detectors]"),
  );
  /** The nodes in the page, and the visitor's input in them, before React removes them. */
  let nodes = [...element.childNodes];
  let kept = keepInput(element, ended.has(element));
  const { find } = kept;
  const keep = () => {
    nodes = [...element.childNodes];
    kept = keepInput(element, true);
  };
  return new Promise((resolve, reject) => {
    let root: Root;
    let isAlive = false;
    // Runs after effects, and after React's pending first render. No key press can come between them.
    const begin = () =>
      queueMicrotask(() => {
        kept.restore();
        isAlive = true;
        resolve(find);
      });
    // Hydration and effects run in one task. A key press between them would be undone, as no listener is
    // attached yet.
    flushSync(() => {
      root = hydrateRoot(
        element,
        <Life onBegin={begin} onEnd={keep}>
          <Content {...props} />
        </Life>,
        {
          // On a page that was not altered, a hydration error is a bug of the site.
          onRecoverableError: (error) => isAltered || console.error(error),
          onUncaughtError(error) {
            // React does not allow `unmount` during its own work.
            queueMicrotask(() => {
              root.unmount();
              element.replaceChildren(...nodes);
              kept.refocus();
              element.removeAttribute("data-hydrated");
              ended.add(element);
              if (isAlive) onEnd(error);
              else reject(error as Error);
            });
          },
        },
      );
    });
  });
}

/** Calls `onBegin` when its children are in the page, and `onEnd` before React removes them. */
class Life extends Component<{ onBegin: () => void; onEnd: () => void; children: ReactNode }> {
  override componentDidMount(): void {
    this.props.onBegin();
  }

  override componentWillUnmount(): void {
    this.props.onEnd();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
