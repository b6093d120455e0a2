import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { dimensionsOf, featured } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { Picture } from "../../_ui/picture";
import "./featured.css";

/** Three featured products in few words. */
export function Featured() {
  const locale = useLocale();
  const t = useTranslations("catalogue.featured");
  const words = useTranslations();
  return (
    <aside className="featured" aria-labelledby="featured-heading">
      <h2 id="featured-heading">{t("heading")}</h2>
      <ul aria-label={t("label", counts)}>
        {featured.map(({ id, img, name, geometry }) => (
          <li key={id}>
            <a href={path(locale, { route: "product", id })}>
              <Picture name={img} alt="" sizes="5.5rem" />
              <span>
                <strong>{words(name)}</strong>
                <span>{dimensionsOf(geometry)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
