import type { ReactNode } from "react";

import { SectionHead, type SectionHeadProps } from "./section-head";
import "./section.css";

interface SectionGroundProps {
  /** Anchor of the section. */
  id?: string;
  /** Id of the heading, which names the section. */
  headingId: string;
  /** The ground it stands on, where it is not the page's own. */
  ground?: "sunk" | "strong";
  className?: string;
  /** Whether what it shows stands on the boards itself. */
  deck?: boolean;
  children: ReactNode;
}

/** The ground of a section over the whole width, and its content within the page's measure. */
function SectionGround({ id, headingId, ground, className, deck, children }: SectionGroundProps) {
  return (
    <section
      className={["section", ground && `on-${ground}`, className].filter(Boolean).join(" ")}
      id={id}
      aria-labelledby={headingId}
    >
      <div className={deck ? "wrap deck" : "wrap"}>{children}</div>
    </section>
  );
}

interface SectionProps extends Omit<SectionHeadProps, "id">, Omit<SectionGroundProps, "headingId" | "deck"> {
  /** Made from the anchor where there is one. */
  headingId?: string;
}

/** A section of a page: its head, and below it what it shows. */
export function Section({
  id,
  headingId = `${id}-heading`,
  ground,
  className,
  children,
  ...head
}: SectionProps) {
  return (
    <SectionGround id={id} headingId={headingId} ground={ground} className={className}>
      <SectionHead id={headingId} {...head} />
      {children}
    </SectionGround>
  );
}

/** What follows below a section: a remark, or the ways on in a row. */
export function SectionMore({ row = false, children }: { row?: boolean; children: ReactNode }) {
  return <p className={row ? "section__more cluster" : "section__more"}>{children}</p>;
}
