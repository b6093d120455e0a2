import "./data-list.css";

interface DataListProps {
  rows: readonly { term: string; value: string }[];
  /** Instead of the plain list: a block of the caller's own. */
  className?: string;
}

/** Facts of one thing, each with its name. */
export function DataList({ rows, className = "data-list" }: DataListProps) {
  return (
    <dl className={className}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
