import { Component, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";

import { keepInput, type KeptInput } from "./kept-input";
import { followReplacedNodes } from "./replaced-nodes";

followReplacedNodes(document);

/** Islands that have thrown: React has written their values into the HTML, where none looks changed. */
const ended = new WeakSet<Element>();

/**
 * Hydrates the HTML of one island, even if translators or extensions have changed it. An island that throws is plain
 * HTML again.
 *
 * @param onEnd called with the error of a hydrated island
 * @returns once the island handles events: a function that finds the replacement of an element from before
 * @throws the error of its first render
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
    // After effects, and after React's pending first render.
    const begin = () =>
      queueMicrotask(() => {
        kept.restore();
        isAlive = true;
        resolve(find);
      });
    // One task: a key press between hydration and effects would be undone, as no listener is attached yet.
    flushSync(() => {
      root = hydrateRoot(
        element,
        <Life onBegin={begin} onEnd={keep}>
          <Content {...props} />
        </Life>,
        {
          onRecoverableError: (error) => isAltered || console.error(error),
          onUncaughtError(error) {
            // React does not allow `unmount` at once.
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
