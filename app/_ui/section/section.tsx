import type { ReactNode } from "react";

import { SectionHead, type SectionHeadProps } from "./section-head";
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

/** A section of a page: its ground over the whole width, and within the page's measure its head and what it shows. */
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
