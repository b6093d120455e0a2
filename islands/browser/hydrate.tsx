import { Component, type ComponentType, Fragment, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";

import { type Control, controls, keepInput, type KeptInput, reporterOf } from "./kept-input";
import { followReplacedNodes } from "./replaced-nodes";

followReplacedNodes(document);

/** Matches a control that is being pressed. */
const pressed = ":is(a, button, label, summary, [type=checkbox], [type=radio]):active";

/**
 * Waits until no control in the island is being pressed. If a control is replaced between press and release,
 * browsers send no click to its replacement.
 */
async function released(element: Element): Promise<void> {
  if (!element.querySelector(pressed)) return;
  await new Promise((ended) => {
    for (const end of ["pointerup", "pointercancel", "keyup"])
      addEventListener(end, ended, { once: true, capture: true });
  });
  // The click event follows the release.
  await new Promise((clicked) => setTimeout(clicked));
}

/**
 * Hydrates the HTML of one island, even if translators or extensions have changed it.
 *
 * @param element the element that `<Island>` rendered around the component
 * @param onEnd called with the error if a hydrated island throws on every render
 * @returns once the island handles events: a function that finds the replacement of an element from before
 *   hydration
 * @throws the component's error if every render fails; the island is then plain HTML again
 */
export async function hydrate(
  element: Element,
  Content: ComponentType<object>,
  props: object,
  onEnd: (error: unknown) => void = () => undefined,
): Promise<KeptInput["find"]> {
  // Safari wraps figures that look like a date or number into links, which React would take for a bug.
  for (const link of element.querySelectorAll("a[x-apple-data-detectors]")) {
    const { parentNode } = link;
    link.replaceWith(...link.childNodes);
    parentNode?.normalize();
  }
  // The export has no such elements: translators wrap texts in `<font>`, extensions insert custom elements.
  const isAltered = [...element.querySelectorAll("*")].some(({ localName }) => /^font$|-/.test(localName));
  if (isAltered) await released(element);
  let kept: KeptInput;
  return new Promise((resolve, reject) => {
    let root: Root;
    let isAlive = false;
    const begin = () => {
      isAlive = true;
      resolve(kept.find);
    };
    const start = () =>
      (root = hydrateRoot(
        element,
        <Standing element={element} onDraw={(next) => (kept = next)} onAlive={begin}>
          <Content {...props} />
        </Standing>,
        {
          // On a page that was not altered, a hydration error is a bug of the site.
          onRecoverableError: (error) => isAltered || console.error(error),
          onUncaughtError(error) {
            reject(error as Error);
            // React does not allow `unmount` during its own work.
            queueMicrotask(() => {
              root.unmount();
              kept.putBack();
              element.removeAttribute("data-hydrated");
              if (isAlive) onEnd(error);
            });
          },
        },
      ));
    // Hydration and effects run in one task. A key press between them would be undone, as no listener is
    // attached yet.
    flushSync(start);
  });
}

/** How often an island that throws is rendered again. After that, the altered page is not the cause. */
const mostRenewals = 3;

interface StandingProps {
  element: Element;
  /** Called before each render with the visitor's current input. */
  onDraw: (kept: KeptInput) => void;
  /** Called when the children handle events. */
  onAlive: () => void;
  children: ReactNode;
}

interface StandingState {
  /** The last error that a child has thrown. */
  failure?: { readonly error: unknown };
}

/** Calls `onAlive` after hydration: effects of parents run after those of their children. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/**
 * Keeps the visitor's input when React renders the island from scratch: after a hydration mismatch on an
 * altered page, and after an error in a child, which is then rendered again. Adds no elements of its own.
 */
class Standing extends Component<StandingProps, StandingState> {
  override state: StandingState = {};
  private failure?: StandingState["failure"];
  private renewals = 0;
  private isDrawn = false;
  private kept?: KeptInput;

  static getDerivedStateFromError(error: unknown): StandingState {
    return { failure: { error } };
  }

  // Runs before the first paint and before the children's effects read the controls.
  override componentDidMount(): void {
    this.isDrawn = true;
    this.kept?.restore();
  }

  override componentDidUpdate(): void {
    this.kept?.restore();
  }

  /** Reports the current values of all controls to React as if the visitor entered them now. */
  private readonly report = () => {
    const { element, onAlive } = this.props;
    const reporters = [...element.querySelectorAll<Control>(controls)].map(reporterOf);
    // Runs after React's pending initial render. No key press can come between them.
    queueMicrotask(() => {
      for (const tell of reporters) tell?.();
      onAlive();
    });
  };

  override render(): ReactNode {
    const { element, onDraw, children } = this.props;
    const { failure } = this.state;
    if (failure && failure !== this.failure) this.renewals += 1;
    this.failure = failure;
    // The DOM still holds the visitor's input: React replaces it only when it commits.
    this.kept = keepInput(element, this.isDrawn);
    onDraw(this.kept);
    if (failure && this.renewals > mostRenewals) throw failure.error;
    return (
      <Fragment key={this.renewals}>
        <Alive onAlive={this.report}>{children}</Alive>
      </Fragment>
    );
  }
}
