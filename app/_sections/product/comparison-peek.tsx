import { useLocale, useTranslations } from "next-intl";

import { othersNear, type Product } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { productFacts } from "../../_load/product-facts";
import { AddLine } from "../../_quote/add-line";
import { useAddLoadText } from "../../_tools/frame-quote";
import { addLoadAddress } from "../../_quote/line/quote-address";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { TextLink } from "../../_ui/text-link";
import { ProductSection } from "./product-section";
import "../../_ui/data-table.css";
import "./comparison-peek.css";

/** Key facts. Dimensions take two rows, because three figures would wrap in this narrow column. */
const rows = ["format", "height", "maxKg", "mass", "perTruck"] as const;

/** Renders the key facts of the other products, with quote links and a link to the comparison. */
export function ComparisonPeek({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("decision");
  const tRoot = useTranslations();
  const addLoadText = useAddLoadText();
  const others = othersNear(product).map((each) => ({ ...each, facts: productFacts(locale, tRoot, each) }));
  return (
    <ProductSection
      rule
      headingId="comparison-peek-heading"
      heading={t("compareHeading")}
      intro={
        <TextLink href={path(locale, "comparison")}>
          {t("compareLink")}
          <Icon shape={arrowRight} moves />
        </TextLink>
      }
    >
      <div className="data-table__box">
        <table className="data-table comparison-peek" aria-labelledby="comparison-peek-heading">
          <thead>
            <tr>
              <td />
              {others.map((each) => (
                <th scope="col" key={each.id}>
                  <TextLink
                    href={path(locale, { route: "product", id: each.id })}
                    aria-label={`${each.shortName}: ${tRoot(each.name)}`}
                  >
                    {each.shortName}
                  </TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{tRoot(`facts.labels.${row}`)}</th>
                {others.map((each) => (
                  <td key={each.id}>{each.facts[row].brief}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {others.map((each) => (
                <td key={each.id}>
                  <AddLine
                    className="comparison-peek__ask"
                    href={addLoadAddress(path(locale, "landing"), each.id)}
                    label={`${addLoadText(each)}: ${tRoot(each.name)}`}
                  >
                    {addLoadText(each)}
                  </AddLine>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </ProductSection>
  );
}
