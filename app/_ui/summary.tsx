import type { ReactNode } from "react";

interface SummaryProps {
  heading: string;
  fact: ReactNode;
  strip?: ReactNode;
  action: ReactNode;
  /** The phone link, in view in every state of the action. */
  phone: ReactNode;
  children: ReactNode;
}

/** Renders a product in brief, beside its picture. */
export function Summary({ heading, fact, strip, action, phone, children }: SummaryProps) {
  return (
    <div className="summary column boards-4-5">
      <h1>{heading}</h1>
      <p className="summary__fact">{fact}</p>
      {strip}
      <div className="summary__ways cluster">
        <div className="summary__act">{action}</div>
        {phone}
      </div>
      {children}
    </div>
  );
}
