import type { ReactNode } from "react";

import { inHeading } from "../_content/products";

interface DataTableProps {
  caption: string;
  /** Hides the caption visually where the heading above repeats it. */
  hidesCaption?: boolean;
  columns: readonly ReactNode[];
  rows: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly cells: readonly ReactNode[];
    readonly isCurrent?: boolean;
  }[];
  /** `stacks`: texts, which a narrow window stacks. `figures`: aligned to the end. `rows`: figures, below their row's name there. */
  kind?: "stacks" | "figures" | "rows";
  className?: string;
}

/** Renders a table of facts. */
export function DataTable({ caption, hidesCaption, columns, rows, kind, className }: DataTableProps) {
  return (
    <div className={["data-table__box", className].filter(Boolean).join(" ")}>
      <table className={kind ? `data-table data-table--${kind}` : "data-table"}>
        <caption className={hidesCaption ? "visually-hidden" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells, isCurrent }) => (
            <tr key={id} aria-current={isCurrent || undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} data-column={kind === "stacks" ? columns[index + 1] : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Renders a name and its short form. A narrow window shows the short form, which needs no hyphenation. */
export function NarrowName({ name, short }: { name: string; short: string }) {
  return (
    <>
      <span className="narrow-name__full">{inHeading(name)}</span>
      <span className="narrow-name__short">{short}</span>
    </>
  );
}
