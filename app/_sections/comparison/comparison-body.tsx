import { useLocale, useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { ComparisonCell } from "./comparison-cell";
import { changeFrom } from "./filter/change";
import { useComparisonRows } from "./use-comparison-rows";

/** The rows in their groups. Values that are otherwise than the first say so. */
export function ComparisonBody() {
  const locale = useLocale();
  const t = useTranslations("comparison");
  return useComparisonRows().map((group) => (
    <tbody key={group.name}>
      <tr className="comparison__group">
        <th scope="rowgroup" colSpan={products.length + 1}>
          {group.name}
        </th>
      </tr>
      {group.rows.map(({ name, values }) => {
        const changes = values.map((value) => changeFrom(values[0] ?? value, value, locale, t("different")));
        return (
          <tr key={name} className={changes.some(Boolean) ? undefined : "is-same"}>
            <th scope="row">{name}</th>
            {products.map(({ id }, index) => (
              <ComparisonCell
                key={id}
                productId={id}
                value={values[index] ?? { text: "" }}
                change={changes[index] ?? ""}
              />
            ))}
          </tr>
        );
      })}
    </tbody>
  ));
}
