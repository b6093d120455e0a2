import { useLocale, useTranslations } from "next-intl";

import { othersNear, type Product } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { TextLink } from "../../_ui/text-link";
import "./product-section.css";

/** Renders a line of links to the other products and to the comparison. */
export function OtherPallets({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("decision");
  const tRoot = useTranslations();
  return (
    <nav className="product-section wrap cluster" aria-labelledby="other-pallets">
      <span id="other-pallets">{t("compareHeading")}:</span>
      {othersNear(product).map(({ id, name, shortName }) => (
        <TextLink
          key={id}
          href={path(locale, { route: "product", id })}
          aria-label={`${shortName}: ${tRoot(name)}`}
        >
          {shortName}
        </TextLink>
      ))}
      <TextLink href={path(locale, "comparison")}>{t("compareLink")}</TextLink>
    </nav>
  );
}
