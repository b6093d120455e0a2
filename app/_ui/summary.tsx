import type { ReactNode } from "react";

import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { arrowDown } from "./icon-shapes";
import "./summary.css";

interface SummaryProps {
  heading: string;
  /** What stands between heading and fact. */
  strip?: ReactNode;
  /** The figure that most visitors look for. */
  fact: { readonly term: string; readonly value: string };
  /** What most visitors are here for, where that is not the form; the way to the form is then plain. */
  action?: ReactNode;
  /** The way to the form further down on the page. */
  ask: { readonly href: string; readonly text: string };
  /** Other ways to make contact. */
  ways: ReactNode;
  children: ReactNode;
}

/** A product in short, beside its picture: name, what decides, the ways to make contact, the rest. */
export function Summary({ heading, strip, fact, action, ask, ways, children }: SummaryProps) {
  return (
    <div className="summary">
      <h1>{heading}</h1>
      {strip}
      <dl className="summary__fact">
        <dt>{fact.term}</dt>
        <dd>{fact.value}</dd>
      </dl>
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
