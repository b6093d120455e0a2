import { useLocale, useTranslations } from "next-intl";

import { featured } from "../../_content/products";
import { ComparisonCell } from "./comparison-cell";
import { comparisonGroups } from "./comparison-groups";
import { changeFrom } from "./filter/change";

/** The rows in their groups. Values that are otherwise than the first say so. */
export function ComparisonBody() {
  const locale = useLocale();
  const words = useTranslations();
  return comparisonGroups(locale, words).map((group) => (
    <tbody key={group.name}>
      <tr className="comparison__group">
        <th scope="rowgroup" colSpan={featured.length + 1}>
          {group.name}
        </th>
      </tr>
      {group.rows.map(({ name, of }) => {
        const compared = featured.map((product) => ({ id: product.id, value: of(product) }));
        const changes = compared.map(({ value }) =>
          changeFrom(compared[0]?.value ?? value, value, locale, words("comparison.different")),
        );
        return (
          <tr key={name} className={changes.some(Boolean) ? undefined : "is-same"}>
            <th scope="row">{name}</th>
            {compared.map(({ id, value }, index) => (
              <ComparisonCell key={id} productId={id} value={value} change={changes[index] ?? ""} />
            ))}
          </tr>
        );
      })}
    </tbody>
  ));
}
