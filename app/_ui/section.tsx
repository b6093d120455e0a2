import type { ReactNode } from "react";

import { Fold } from "./fold";

interface SectionProps extends Omit<SectionHeadProps, "id"> {
  id?: string;
  headingId?: string;
  /** Background, where it differs from the page's. */
  ground?: "sunk" | "strong";
  className?: string;
  children: ReactNode;
}

/** Renders a section with its background, head and content. */
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

interface SectionHeadProps {
  id: string;
  heading: string;
  lead?: ReactNode;
  /** Whether a rule above the heading marks another kind of content: at most three times a page. */
  rule?: boolean;
}

/** Renders the head of a section: rule, heading and lead. */
export function SectionHead({ id, heading, lead, rule = true }: SectionHeadProps) {
  return (
    <header className={rule ? "section-head deck section-rule" : "section-head deck"}>
      <h2 id={id}>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}

interface PhoneFoldProps {
  headingId: string;
  heading: string;
  className?: string;
  children: ReactNode;
}

/** Renders a section that is a closed disclosure on phones and open in wider windows. */
export function PhoneFold({ headingId, heading, className, children }: PhoneFoldProps) {
  return (
    <section
      className={["section", "phone-fold", className].filter(Boolean).join(" ")}
      aria-labelledby={headingId}
    >
      <div className="wrap section-rule">
        <Fold className="fold--phone">
          <summary>
            <h2 id={headingId}>{heading}</h2>
          </summary>
          {children}
        </Fold>
      </div>
    </section>
  );
}
