import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";

import { menu, type MenuLink } from "../_content/menu";
import { asset, type Page, path } from "../_i18n/paths";
import { Icon } from "../_ui/icon";
import { chevronDown, close } from "../_ui/icon-shapes";
import { PhoneLink } from "../_components/phone-link";
import { subjectOf } from "../_quote/quote-address";
import { QuoteLink } from "../_quote/quote-link";
import { featured } from "../_content/products";
import "./site-menu.css";

/** The company entry of the menu, a disclosure: the company section, the catalogue with its first products below it, the blocks. */
function CompanyMenu({ link, page }: { link: MenuLink; page: Page }) {
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
        <li>
          <a href={path(locale, "blocks")} aria-current={page.route === "blocks" ? "page" : undefined}>
            {t("blocks")}
          </a>
        </li>
      </HeaderList>
    </details>
  );
}

/** The main menu: a row from 1200 px on, below that a popover that a button opens. */
export function SiteMenu({ page, marksPage }: { page: Page; marksPage: boolean }) {
  const locale = useLocale();
  const t = useTranslations("nav");
  const isCurrent = (link: MenuLink) =>
    marksPage && link.page === page.route && (!link.anchor || link.anchor === "home");
  return (
    <nav className="site-menu" id="menu" popover="auto" aria-label={t("mainMenu")}>
      <div className="site-menu__bar">
        <img src={asset("/icons/logo.svg")} width={152} height={31} alt="" />
        <button
          className="site-header__toggle"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t("closeMenu")}
        >
          <Icon shape={close} />
        </button>
      </div>
      <ul className="site-menu__list">
        {menu.map((link) => (
          <li key={link.label}>
            {link.label === "company" ? (
              <CompanyMenu link={link} page={page} />
            ) : (
              <a
                href={path(locale, link.page, link.anchor)}
                aria-current={isCurrent(link) ? "page" : undefined}
              >
                {t(link.label)}
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="site-menu__actions">
        <QuoteLink tone="accent" about={subjectOf(page)} />
        <PhoneLink button />
      </div>
    </nav>
  );
}

/** The list that a disclosure of the header opens: links one below the other. */
export function HeaderList({ className, ...list }: ComponentProps<"ul">) {
  return <ul className={`header-list ${className}`} {...list} />;
}
