import type { Compared } from "./filter/change";

interface ComparisonCellProps {
  productId: number;
  value: Compared;
  /** How it is otherwise than the first one; nothing where it is the same. */
  change: string;
}

/** One value of the table. The filter beside it reads figure and unit, and writes the change anew when columns go. */
export function ComparisonCell({ productId, value, change }: ComparisonCellProps) {
  return (
    <td
      className={change ? "is-other" : undefined}
      data-product={productId}
      data-figure={value.figure}
      data-unit={value.unit}
    >
      <span className="comparison__value">{value.text}</span>
      <span className="comparison__change">{change}</span>
    </td>
  );
}
