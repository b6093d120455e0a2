import { useLocale, useTranslations } from "next-intl";

import { company } from "../_content/company/company";
import { asset, type Page, path } from "../_i18n/paths";
import { languages, locales } from "../_i18n/languages";
import { Icon, list, menu } from "../_ui/icon";
import { Flag } from "../_ui/flag";
import { PhoneLink } from "../_components/phone-link";
import { FrameQuoteLink } from "../_tools/frame-quote";
import { HeaderList, SiteMenu } from "./site-menu";
import "./site-header.css";

interface SiteHeaderProps {
  page: Page;
  /** Whether the menu marks the current page. False for the error document. */
  marksPage: boolean;
  languageMenu: boolean;
  /** Menu links cause a reload (`_client/arrival.ts`). */
  reloadMenu: boolean;
}

/** Renders the header with its menus, which open and close without a script. */
export function SiteHeader({ page, marksPage, languageMenu, reloadMenu }: SiteHeaderProps) {
  const locale = useLocale();
  const t = useTranslations("nav");
  const quote = useTranslations("quote");
  return (
    <header className="site-header">
      <div className="site-header__row wrap">
        <a className="site-header__logo" href={path(locale, "home")}>
          <img
            src={asset("/icons/logo.svg")}
            width={152}
            height={31}
            // After the font and the first picture.
            fetchPriority="low"
            alt={t("logoAlt", { company: company.name })}
          />
        </a>
        <a className="site-header__list js-only" href={path(locale, "landing", "form")}>
          <Icon shape={list} />
          <span className="visually-hidden">{quote("heading")}</span>
          <span className="quote-count" />
        </a>
        <PhoneLink className={`site-header__phone${languageMenu ? "" : " site-header__phone--alone"}`} />
        {languageMenu && <LanguageMenu page={page} />}
        <button className="site-header__toggle" type="button" popoverTarget="menu" aria-label={t("openMenu")}>
          <Icon shape={menu} />
        </button>
        <SiteMenu page={page} marksPage={marksPage} reloads={reloadMenu} />
        <FrameQuoteLink className="site-header__quote" page={page} />
      </div>
    </header>
  );
}

/** Renders links to the page's translations, each in its own language with its flag. */
function LanguageMenu({ page }: { page: Page }) {
  const here = useLocale();
  const current = languages[here];
  const t = useTranslations("nav");
  return (
    <details className="language-menu" name="header-menu">
      <summary aria-label={`${current.name}. ${t("languageMenu")}`}>
        <Flag code={current.code} />
        <span className="language-menu__name">{current.name}</span>
      </summary>
      <HeaderList className="language-menu__list">
        {locales.map((locale) => {
          const { code, name, tag } = languages[locale];
          return (
            <li key={locale}>
              <a
                href={path(locale, page)}
                lang={tag}
                hrefLang={tag}
                aria-current={locale === here ? "true" : undefined}
              >
                <Flag code={code} lazy />
                {name}
              </a>
            </li>
          );
        })}
      </HeaderList>
    </details>
  );
}
