import { Component, type ComponentType, Fragment, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";

import { keepInput, type KeptInput } from "./kept-input";
import { followReplacedNodes } from "./replaced-nodes";

followReplacedNodes(document);

/**
 * Hydrates the HTML of one island, even if translators or extensions have changed it.
 *
 * @param element the element that `<Island>` rendered around the component
 * @param onEnd called with the error if a hydrated island throws on every render; it is then plain HTML again
 * @returns once the island handles events: a function that finds the replacement of an element from before
 *   hydration
 * @throws the component's error if every render fails; the island is then plain HTML again
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
  /** The nodes in the page, and the visitor's input in them, before React changes them. */
  let nodes = [...element.childNodes];
  let kept = keepInput(element, false);
  const { find } = kept;
  const keep = () => {
    nodes = [...element.childNodes];
    kept = keepInput(element, true);
  };
  return new Promise((resolve, reject) => {
    let root: Root;
    let isAlive = false;
    // Runs after React's pending first render. No key press can come between them.
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
        <Boundary onChange={keep} onAlive={begin}>
          <Content {...props} />
        </Boundary>,
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
              if (isAlive) onEnd(error);
              else reject(error as Error);
            });
          },
        },
      );
    });
  });
}

/** How often an island that throws is rendered anew. After that, the altered page is not the cause. */
const mostAttempts = 3;

interface BoundaryProps {
  /** Called while the page still shows what React is about to replace or remove. */
  onChange: () => void;
  /** Called when the children handle events. */
  onAlive: () => void;
  children: ReactNode;
}

interface BoundaryState {
  attempts: number;
  /** The last error, wrapped, because a component may throw the same one again. */
  failure?: { readonly error: unknown };
  /** The last error that `attempts` includes. */
  counted?: BoundaryState["failure"];
}

/** Calls back after the effects of its children. */
function Alive({ onAlive, children }: Omit<BoundaryProps, "onChange">) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Renders its children anew if they throw. Throws their error if they throw during that, or at the fourth time. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { attempts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(_: unknown, { attempts, failure, counted }: BoundaryState) {
    return failure === counted ? null : { attempts: attempts + 1, counted: failure };
  }

  override getSnapshotBeforeUpdate(): null {
    this.props.onChange();
    return null;
  }

  // React requires it beside `getSnapshotBeforeUpdate`.
  override componentDidUpdate(): void {}

  override componentWillUnmount(): void {
    this.props.onChange();
  }

  override render(): ReactNode {
    const { attempts, failure } = this.state;
    if (attempts > mostAttempts) throw failure?.error;
    return (
      <Fragment key={attempts}>
        <Alive onAlive={this.props.onAlive}>{this.props.children}</Alive>
      </Fragment>
    );
  }
}
