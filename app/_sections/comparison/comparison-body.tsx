import { useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { useComparisonRows } from "./use-comparison-rows";

/** The rows in their groups. Each says in a word whether the products differ in it. */
export function ComparisonBody() {
  const t = useTranslations("comparison");
  return useComparisonRows().map((group) => (
    <tbody key={group.name}>
      <tr className="comparison__group">
        <th scope="rowgroup" colSpan={products.length + 1}>
          {group.name}
        </th>
      </tr>
      {group.rows.map(({ name, values }) => {
        const isSame = new Set(values).size === 1;
        return (
          <tr key={name} className={isSame ? "is-same" : "is-different"}>
            <th scope="row">
              {name}
              <small>
                <span className="comparison__different">{t("different")}</span>
                <span className="comparison__same">{t("same")}</span>
              </small>
            </th>
            {values.map((value, index) => (
              <td key={products[index]?.id} data-product={products[index]?.id}>
                {value}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  ));
}
