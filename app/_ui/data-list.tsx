import type { ReactNode } from "react";

interface DataListProps {
  /** `href` links the term to an explanation. */
  rows: readonly { term: string; value: ReactNode; href?: string }[];
  /** Replaces the default class. */
  className?: string | undefined;
}

/** Renders a description list of terms and values. */
export function DataList({ rows, className = "data-list" }: DataListProps) {
  return (
    <dl className={className}>
      {rows.map(({ term, value, href }, index) => (
        // Two rows may have the same term.
        <div key={index}>
          <dt>{href ? <a href={href}>{term}</a> : term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
