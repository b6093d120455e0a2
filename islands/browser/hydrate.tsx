import { Component, type ComponentType, Fragment, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";

import { type Control, controls, keepInput, type KeptInput, reporterOf } from "./kept-input";
import { followReplacedNodes } from "./replaced-nodes";

followReplacedNodes(document);

/** What a press is for that has begun and not ended. */
const pressed = ":is(a, button, label, summary, [type=checkbox], [type=radio]):active";

/**
 * Waits while something in an island is being pressed: browsers send no click to a control that comes under the pointer between
 * press and release.
 */
async function released(place: Element): Promise<void> {
  if (!place.querySelector(pressed)) return;
  await new Promise((ended) => {
    for (const end of ["pointerup", "pointercancel", "keyup"])
      addEventListener(end, ended, { once: true, capture: true });
  });
  // The click comes right after.
  await new Promise((clicked) => setTimeout(clicked));
}

/**
 * Brings the HTML of one island to life, however translators and extensions have altered it.
 *
 * @param place the element that `<Island>` wrote around it
 * @param onEnd called where the island was alive, and throws each time that it is drawn again; its buttons then say to style sheets that
 *   a press on them was in vain (`aria-busy`), as those of an island that could not be hydrated
 * @returns when the island answers to the visitor: what finds a control of before, should React have drawn it anew
 * @throws whatever the component throws every time that it is drawn; the HTML is then as it was, without React
 */
export async function hydrate(
  place: Element,
  Content: ComponentType<object>,
  props: object,
  onEnd: () => void = () => undefined,
): Promise<KeptInput["find"]> {
  // No page comes with such elements: translators put the one around what they write, extensions have names of their own.
  const isAltered = [...place.querySelectorAll("*")].some(({ localName }) => /^font$|-/.test(localName));
  if (isAltered) await released(place);
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
        place,
        <Standing place={place} onDraw={(next) => (kept = next)} onAlive={begin}>
          <Content {...props} />
        </Standing>,
        {
          // A redraw is a fault of the site only where the page is unaltered.
          onRecoverableError: (error) => isAltered || console.error(error),
          onUncaughtError(error) {
            reject(error as Error);
            // React is still at work.
            queueMicrotask(() => {
              root.unmount();
              kept.putBack();
              place.removeAttribute("data-hydrated");
              if (!isAlive) return;
              for (const button of place.querySelectorAll("button")) button.ariaBusy = "false";
              onEnd();
            });
          },
        },
      ));
    // In one task with its effects: a key between them would be undone, as no listener is there yet.
    flushSync(start);
  });
}

/** How often an island that throws is drawn anew: one that goes on throwing has a fault of its own. */
const mostRenewals = 3;

interface StandingProps {
  /** The element around the island. */
  place: Element;
  /** Called before each drawing with what the visitor left. */
  onDraw: (kept: KeptInput) => void;
  /** Called when what is inside answers to the visitor. */
  onAlive: () => void;
  children: ReactNode;
}

interface StandingState {
  /** What something inside has thrown. */
  failure?: { readonly error: unknown };
}

/** Calls when what is inside is alive: effects run once hydration is done, those outside last. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/**
 * Keeps what a visitor left in an island when React draws it anew: where the page was altered before hydration, so that
 * React throws it away, and where something inside throws, which is then drawn once more. Draws nothing of its own.
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

  // Before anything is painted, and before effects look at the controls.
  override componentDidMount(): void {
    this.isDrawn = true;
    this.kept?.restore();
  }

  override componentDidUpdate(): void {
    this.kept?.restore();
  }

  /** Tells React what stands in the controls, as if the visitor did all of it now. */
  private readonly report = () => {
    const { place, onAlive } = this.props;
    const reporters = [...place.querySelectorAll<Control>(controls)].map(reporterOf);
    // After what React still has to draw of its first look at the page; nothing can be typed in between.
    queueMicrotask(() => {
      for (const tell of reporters) tell?.();
      onAlive();
    });
  };

  override render(): ReactNode {
    const { place, onDraw, children } = this.props;
    const { failure } = this.state;
    if (failure && failure !== this.failure) this.renewals += 1;
    this.failure = failure;
    // What is in the page is still as the visitor left it: React draws and replaces it in one go.
    this.kept = keepInput(place, this.isDrawn);
    onDraw(this.kept);
    if (failure && this.renewals > mostRenewals) throw failure.error;
    return (
      <Fragment key={this.renewals}>
        <Alive onAlive={this.report}>{children}</Alive>
      </Fragment>
    );
  }
}
