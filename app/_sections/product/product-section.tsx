import type { ReactNode } from "react";

import { SectionRule } from "../../_ui/section";
import "./product-section.css";

interface ProductSectionProps {
  /** Id of the heading, which names the section. */
  headingId: string;
  heading: string;
  /** What stands under the heading: the words before what is shown, the ways on after it. */
  intro: ReactNode;
  /** What is shown beside both. */
  children: ReactNode;
  className?: string;
}

/** A section below the first view of a product: heading and introduction on two boards, what it shows on the other three. */
export function ProductSection({ headingId, heading, intro, children, className }: ProductSectionProps) {
  return (
    <section
      className={["product-section wrap deck", className].filter(Boolean).join(" ")}
      aria-labelledby={headingId}
    >
      <SectionRule />
      <div className="product-section__head">
        <h2 id={headingId}>{heading}</h2>
        {intro}
      </div>
      <div className="product-section__body">{children}</div>
    </section>
  );
}
