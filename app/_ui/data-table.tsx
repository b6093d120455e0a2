import type { ReactNode } from "react";

import { inHeading } from "../_content/products";
import "./data-table.css";

interface DataTableProps {
  caption: string;
  /** The heading above says the same. */
  hidesCaption?: boolean;
  /** Heads of the columns; the first is that of what the rows are of. */
  columns: readonly string[];
  rows: readonly { readonly id: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] }[];
  /** Figures stand at the end of their column. */
  figures?: boolean;
  /** In a narrow window a row's cells stand below each other, for texts that columns are too narrow for. */
  stacks?: boolean;
}

/** A table of facts: a strong line below its head, thin ones between its rows. */
export function DataTable({
  caption,
  hidesCaption,
  columns,
  rows,
  figures = false,
  stacks = false,
}: DataTableProps) {
  const look = ["data-table", figures && "data-table--figures", stacks && "data-table--stacks"];
  return (
    <div className="data-table__box">
      <table className={look.filter(Boolean).join(" ")}>
        <caption className={hidesCaption ? "visually-hidden" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={stacks ? columns[index + 1] : undefined}>
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

interface NarrowNameProps {
  name: string;
  /** What stands for the name where a table has no width for it. */
  short: string;
}

/** A name in a table, which a narrow window shows by its short form: broken in two it could not be read. */
export function NarrowName({ name, short }: NarrowNameProps) {
  return (
    <>
      <span className="narrow-name__full">{inHeading(name)}</span>
      <span className="narrow-name__short">{short}</span>
    </>
  );
}
