import type { ReactNode } from "react";

import "./data-list.css";

interface DataListProps {
  /** A term may lead to what explains it. */
  rows: readonly { term: string; value: ReactNode; href?: string }[];
  /** Instead of the plain list: a block of the caller's own. */
  className?: string;
}

/** Facts of one thing, each with its name. */
export function DataList({ rows, className = "data-list" }: DataListProps) {
  return (
    <dl className={className}>
      {rows.map(({ term, value, href }) => (
        <div key={term}>
          <dt>{href ? <a href={href}>{term}</a> : term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
