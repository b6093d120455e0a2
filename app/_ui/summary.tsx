import type { ReactNode } from "react";

import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { arrowDown } from "./icon-shapes";

interface SummaryProps {
  heading: string;
  fact: ReactNode;
  strip?: ReactNode;
  /** The main action. */
  action: ReactNode;
  /** The link to the form, where the page has one. */
  form?: { readonly href: string; readonly text: string };
  ways?: ReactNode;
  children: ReactNode;
}

/** Renders a product in brief, beside its picture. */
export function Summary({ heading, fact, strip, action, form, ways, children }: SummaryProps) {
  return (
    <div className="summary column boards-4-5">
      <h1>{heading}</h1>
      <p className="summary__fact">{fact}</p>
      {strip}
      <div className="summary__ways cluster">
        <div className="summary__act">{action}</div>
        {form && (
          <ButtonLink className="summary__ask" href={form.href}>
            {form.text}
            <Icon shape={arrowDown} />
          </ButtonLink>
        )}
        {ways}
      </div>
      {children}
    </div>
  );
}
