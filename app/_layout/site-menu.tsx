import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";

import { knowledgeLink, menu, type MenuLink, rangeMenu, toolsMenu } from "../_content/menu";
import { asset, type Page, path } from "../_i18n/paths";
import { Icon, close } from "../_ui/icon";
import { PhoneLink } from "../_components/phone-link";
import { FrameQuoteLink } from "../_tools/frame-quote";
import { dimensionsOf, featured } from "../_content/products";

/**
 * Renders the menu's company entry: pallets and tools in two columns, then the company section. Below 1200 px
 * it is always open, and its summary is a heading (see the style sheet).
 */
function CompanyMenu({ link, page }: { link: MenuLink; page: Page }) {
  const locale = useLocale();
  const t = useTranslations("nav");
  const entry = ({ label, page: to }: MenuLink) => (
    <li key={label}>
      <a href={path(locale, to)} aria-current={page.route === to ? "page" : undefined}>
        {t(label)}
      </a>
    </li>
  );
  return (
    <details name="header-menu">
      <summary>
        <span>{t("companyAndProducts")}</span>
      </summary>
      <div className="site-menu__sublist header-list" role="group" aria-label={t("companySubmenu")}>
        <p id="menu-pallets">{t("pallets")}</p>
        <ul aria-labelledby="menu-pallets">
          {featured.map(({ id, shortName, geometry }) => (
            <li key={id}>
              <a
                href={path(locale, { route: "product", id })}
                aria-current={page.route === "product" && page.id === id ? "page" : undefined}
              >
                {t("shortPallet", { name: shortName })} <small>{dimensionsOf(geometry)}</small>
              </a>
            </li>
          ))}
          {rangeMenu.map(entry)}
        </ul>
        <p id="menu-tools">{t("tools")}</p>
        <ul aria-labelledby="menu-tools">{[...toolsMenu, knowledgeLink].map(entry)}</ul>
        <a className="site-menu__company" href={path(locale, link.page, link.anchor)}>
          {t("companySection")}
        </a>
      </div>
    </details>
  );
}

/**
 * Renders the main menu: a row from 1200 px on, a popover below.
 *
 * @param props.reloads whether its links cause a reload (`_client/arrival.ts`)
 */
export function SiteMenu({ page, marksPage, reloads }: { page: Page; marksPage: boolean; reloads: boolean }) {
  const locale = useLocale();
  const t = useTranslations("nav");
  const isCurrent = (link: MenuLink) =>
    marksPage && link.page === page.route && (!link.anchor || link.anchor === "home");
  return (
    <nav className="site-menu" id="menu" popover="auto" aria-label={t("mainMenu")}>
      <div className="site-menu__bar spread">
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
      <ul className="site-menu__list" data-reload-menu={reloads ? "" : undefined}>
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
      <div className="site-menu__actions column">
        <FrameQuoteLink page={page} />
        <PhoneLink button />
      </div>
    </nav>
  );
}

/** Renders the list of links in a header disclosure. */
export function HeaderList({ className, ...list }: ComponentProps<"ul">) {
  return <ul className={`header-list ${className}`} {...list} />;
}
