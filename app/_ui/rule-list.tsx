import type { ReactNode } from "react";

interface RuleListProps {
  rules: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly text: ReactNode;
    /** Source, and the date of its last check. */
    readonly source?: ReactNode;
  }[];
}

/** Renders rules: the name on the left, the rule on the right, its source below. */
export function RuleList({ rules }: RuleListProps) {
  return (
    <dl className="rule-list ruled">
      {rules.map(({ id, name, text, source }) => (
        <div className="deck" key={id} id={id}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          {source && <dd className="fine-print">{source}</dd>}
        </div>
      ))}
    </dl>
  );
}
