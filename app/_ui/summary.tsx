import type { ReactNode } from "react";

import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { arrowDown } from "./icon-shapes";
import "./summary.css";

interface SummaryProps {
  heading: string;
  /** The figure that most visitors look for. */
  fact: ReactNode;
  /** What else decides. */
  strip?: ReactNode;
  /** What most visitors are here for, where that is not the form; the way to the form is then plain. */
  action?: ReactNode;
  /** The way to the form further down on the page. */
  ask: { readonly href: string; readonly text: string };
  /** Other ways to make contact. */
  ways: ReactNode;
  children: ReactNode;
}

/** A product in short, beside its picture: name and size, what decides, the ways to make contact, the rest. */
export function Summary({ heading, fact, strip, action, ask, ways, children }: SummaryProps) {
  return (
    <div className="summary">
      <h1>{heading}</h1>
      <p className="summary__fact">{fact}</p>
      {strip}
      <div className="summary__ways cluster">
        {action}
        <ButtonLink
          className="summary__ask"
          href={ask.href}
          {...(!action && { tone: "accent", size: "large" })}
        >
          {ask.text}
          <Icon shape={arrowDown} />
        </ButtonLink>
        {ways}
      </div>
      {children}
    </div>
  );
}
