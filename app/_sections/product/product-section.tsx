import type { ReactNode } from "react";

import "./product-section.css";

interface ProductSectionProps {
  headingId: string;
  heading: string;
  intro: ReactNode;
  children: ReactNode;
  className?: string;
  /** Whether a rule above marks another kind of content. */
  rule?: boolean;
}

/** Renders a section below a product's first view: the heading on two columns, the content on three. */
export function ProductSection({
  headingId,
  heading,
  intro,
  children,
  className,
  rule,
}: ProductSectionProps) {
  return (
    <section
      className={["section product-section wrap deck", rule && "section-rule", className]
        .filter(Boolean)
        .join(" ")}
      aria-labelledby={headingId}
    >
      <div className="product-section__head column boards-1-2">
        <h2 id={headingId}>{heading}</h2>
        {intro}
      </div>
      <div className="boards-3-5">{children}</div>
    </section>
  );
}
