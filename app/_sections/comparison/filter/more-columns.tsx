import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";

import type { ProductWords } from "../../../_i18n/product-words";
import { productById } from "../../../_content/products";
import { ComparisonCell } from "../comparison-cell";
import { ComparisonFoot } from "../comparison-foot";
import { ComparisonHead } from "../comparison-head";

/** What is written under a column, and the address of the quote form. */
export interface ColumnWords {
  readonly ask: string;
  readonly askShort: string;
  readonly more: string;
  readonly form: string;
}

interface MoreColumnsProps extends ColumnWords {
  products: readonly ProductWords[];
  /** Called when they stand in the table. */
  onDrawn: (count: number) => void;
}

/** Columns that the table in the page did not come with, drawn and written as those are. */
export default function MoreColumns({ products, ask, askShort, more, form, onDrawn }: MoreColumnsProps) {
  useLayoutEffect(() => onDrawn(products.length), [products, onDrawn]);
  const table = document.querySelector(".comparison table");
  const [head, foot] = [table?.querySelector("thead tr"), table?.querySelector("tfoot tr")];
  const rows = [...(table?.querySelectorAll("tbody tr:not(.comparison__group)") ?? [])];
  return products.map(({ id, name, shortName, page, use, values }) => {
    const geometry = productById(id)?.geometry;
    return [
      head &&
        geometry &&
        createPortal(
          <ComparisonHead
            id={id}
            geometry={geometry}
            name={name}
            shortName={shortName}
            use={use}
            href={page}
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
          <ComparisonFoot
            id={id}
            name={name}
            ask={ask}
            askShort={askShort}
            more={more}
            page={page}
            form={form}
          />,
          foot,
          `foot-${id}`,
        ),
    ];
  });
}
