import { Component, Fragment, type ReactNode, useEffect } from "react";

import { type Control, controls, reporterOf } from "./earlier-input";
import { keepInput, type KeptInput } from "./kept-input";

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
export class Standing extends Component<StandingProps, StandingState> {
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
