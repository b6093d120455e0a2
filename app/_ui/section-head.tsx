import type { ReactNode } from "react";

import "./section-head.css";

export interface SectionHeadProps {
  /** Id of the heading; the section is labelled by it. */
  id: string;
  eyebrow?: string;
  heading: string;
  lead: ReactNode;
  /** Heading on the left, lead on the right; used by turns, so that the page has a rhythm. */
  split?: boolean;
}

/** The head of a section: rule with a tick at every board edge, eyebrow, heading, lead. */
export function SectionHead({ id, eyebrow, heading, lead, split = false }: SectionHeadProps) {
  return (
    <header className={split ? "section-head section-head--split deck" : "section-head deck"}>
      <div className="section-head__rule" aria-hidden="true" />
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id}>{heading}</h2>
      <p className="lead">{lead}</p>
    </header>
  );
}
