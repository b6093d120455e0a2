import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";

import type { ProductWords } from "../../../_i18n/product-words";
import { productById } from "../../../_content/products";
import type { Locale } from "../../../_i18n/languages";
import { path } from "../../../_i18n/paths";
import { ComparisonCell } from "../comparison-cell";
import { ComparisonFoot } from "../comparison-foot";
import { ComparisonHead } from "../comparison-head";

interface MoreColumnsProps {
  products: readonly ProductWords[];
  locale: Locale;
  /** What is written on the button under a column. */
  ask: string;
  /** Is told when they stand in the table. */
  onDrawn: (count: number) => void;
}

/** Columns that the table in the page did not come with, drawn and written as those are. */
export default function MoreColumns({ products, locale, ask, onDrawn }: MoreColumnsProps) {
  useLayoutEffect(() => onDrawn(products.length), [products, onDrawn]);
  const table = document.querySelector(".comparison table");
  const [head, foot] = [table?.querySelector("thead tr"), table?.querySelector("tfoot tr")];
  const rows = [...(table?.querySelectorAll("tbody tr:not(.comparison__group)") ?? [])];
  return products.map(({ id, name, use, values }) => {
    const geometry = productById(id)?.geometry;
    return [
      head &&
        geometry &&
        createPortal(
          <ComparisonHead
            id={id}
            geometry={geometry}
            name={name}
            use={use}
            href={path(locale, { route: "product", id })}
          />,
          head,
          `head-${id}`,
        ),
      rows.map((row, index) =>
        createPortal(
          <ComparisonCell productId={id} value={values[index] ?? { text: "" }} change="" />,
          row,
          `${index}-${id}`,
        ),
      ),
      foot &&
        createPortal(
          <ComparisonFoot id={id} name={name} ask={ask} form={path(locale, "landing")} />,
          foot,
          `foot-${id}`,
        ),
    ];
  });
}
