import type { ReactNode } from "react";

import { Fold } from "./fold";
import "./section.css";

interface SectionProps extends Omit<SectionHeadProps, "id"> {
  /** Anchor of the section. */
  id?: string;
  /** Id of the heading, which names the section; made from the anchor where there is one. */
  headingId?: string;
  /** The ground it stands on, where it is not the page's own. */
  ground?: "sunk" | "strong";
  className?: string;
  children: ReactNode;
}

/** A section of a page: its ground over the whole width, its head, and below it what it shows within the page's measure. */
export function Section({
  id,
  headingId = `${id}-heading`,
  ground,
  className,
  children,
  ...head
}: SectionProps) {
  return (
    <section
      className={["section", ground && `on-${ground}`, className].filter(Boolean).join(" ")}
      id={id}
      aria-labelledby={headingId}
    >
      <div className="wrap">
        <SectionHead id={headingId} {...head} />
        {children}
      </div>
    </section>
  );
}

/** What follows below a section: a remark, or the ways on in a row. */
export function SectionMore({ row = false, children }: { row?: boolean; children: ReactNode }) {
  return <p className={row ? "section__more cluster" : "section__more"}>{children}</p>;
}

/** A rule with a tick at every board edge: the site's only ornament. */
export function SectionRule() {
  return <div className="section-head__rule" aria-hidden="true" />;
}

interface SectionHeadProps {
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
      <SectionRule />
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id}>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}

interface PhoneFoldProps {
  /** Id of the heading, which names the section. */
  headingId: string;
  heading: string;
  className?: string;
  children: ReactNode;
}

/** A section that is one row on a phone, its heading, and opens in place; wider, it lies open: see the style sheet. */
export function PhoneFold({ headingId, heading, className, children }: PhoneFoldProps) {
  return (
    <section
      className={["section", "phone-fold", className].filter(Boolean).join(" ")}
      aria-labelledby={headingId}
    >
      <div className="wrap">
        <SectionRule />
        <Fold>
          <summary>
            <h2 id={headingId}>{heading}</h2>
          </summary>
          {children}
        </Fold>
      </div>
    </section>
  );
}
