import type { ReactNode } from "react";

import "./section-head.css";

export interface SectionHeadProps {
  /** Id of the heading; the section is labelled by it. */
  id: string;
  eyebrow?: string;
  heading: string;
  lead?: ReactNode;
}

/** The head of a section: rule with a tick at every board edge, eyebrow, heading, and beside it the lead. */
export function SectionHead({ id, eyebrow, heading, lead }: SectionHeadProps) {
  return (
    <header className="section-head deck">
      <div className="section-head__rule" aria-hidden="true" />
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id}>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
