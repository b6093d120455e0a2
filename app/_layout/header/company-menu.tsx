import { useLocale, useTranslations } from "next-intl";

import type { MenuLink } from "../../_content/menu";
import { featured } from "../../_content/products";
import { path, type Page } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon";
import { chevronDown } from "../../_ui/icon-shapes";
import { HeaderList } from "./header-list";

/** The company entry of the menu, a disclosure: the company section, the catalogue, and its first products. */
export function CompanyMenu({ link, page }: { link: MenuLink; page: Page }) {
  const locale = useLocale();
  const t = useTranslations("nav");
  const words = useTranslations();
  return (
    <details name="header-menu">
      <summary>
        {t("company")}
        <Icon shape={chevronDown} />
      </summary>
      <HeaderList className="site-menu__sublist" aria-label={t("companySubmenu")}>
        <li>
          <a href={path(locale, link.page, link.anchor)}>{t("company")}</a>
        </li>
        <li>
          <a href={path(locale, "catalogue")} aria-current={page.route === "catalogue" ? "page" : undefined}>
            {t("products")}
          </a>
        </li>
        <li>
          <a href={path(locale, "blocks")} aria-current={page.route === "blocks" ? "page" : undefined}>
            {t("blocks")}
          </a>
        </li>
        {featured.map(({ id, name }) => (
          <li key={id}>
            <a
              className="is-child"
              href={path(locale, { route: "product", id })}
              aria-current={page.route === "product" && page.id === id ? "page" : undefined}
            >
              {words(name)}
            </a>
          </li>
        ))}
      </HeaderList>
    </details>
  );
}
