import type { ComponentProps, ReactNode } from "react";

import { DataTable } from "../../_ui/data-table";
import { Fold } from "../../_ui/fold";
import "./tool.css";

/** Renders the section of a tool. On paper it stands alone. `heading`: id of the result's heading. */
export function ToolSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="tool-section on-sunk" aria-labelledby={heading}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface ToolTableProps extends Pick<ComponentProps<typeof DataTable>, "caption" | "columns" | "rows"> {
  id: string;
  heading: string;
  children?: ReactNode;
}

/** Common results, computed at the build: for search engines, and without scripts. */
export function ToolTable({ id, heading, children, ...table }: ToolTableProps) {
  return (
    <section className="tool-table wrap" aria-labelledby={id}>
      <Fold>
        <summary>
          <h2 id={id}>{heading}</h2>
        </summary>
        {children}
        <DataTable {...table} kind="figures" />
      </Fold>
    </section>
  );
}

/** Renders a result behind its factors. In a narrow window the result is below them. */
export function Computed({ factors, result }: { factors: string; result: ReactNode }) {
  return (
    <>
      <span>{`${factors} = `}</span>
      <strong>{result}</strong>
    </>
  );
}
