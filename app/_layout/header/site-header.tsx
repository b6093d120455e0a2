import { useLocale, useTranslations } from "next-intl";

import { company } from "../../_content/company/company";
import { asset, path, type Page } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon";
import { menu } from "../../_ui/icon-shapes";
import { PhoneLink } from "../../_components/phone-link";
import { subjectOf } from "../../_quote/quote-address";
import { QuoteLink } from "../../_quote/quote-link";
import { LanguageMenu } from "./language-menu";
import { SiteMenu } from "./site-menu";
import "./site-header.css";

interface SiteHeaderProps {
  page: Page;
  /** Whether the entry of the page is marked as the current one; not on the error document. */
  marksPage: boolean;
  languageMenu: boolean;
  /** The entries of the menu lead to their page by way of a reload: see `_client/arrival.ts`. */
  reloadMenu: boolean;
}

/** Logo, phone, languages, menu and the link to the quote form. Opens and closes without a script. */
export function SiteHeader({ page, marksPage, languageMenu, reloadMenu }: SiteHeaderProps) {
  const locale = useLocale();
  const t = useTranslations("nav");
  const footer = useTranslations("footer");
  return (
    <header className="site-header" data-reload-menu={reloadMenu ? "" : undefined}>
      <div className="site-header__row wrap">
        <a className="site-header__logo" href={path(locale, "home")}>
          <img
            src={asset("/icons/logo.svg")}
            width={152}
            height={31}
            alt={t("logoAlt", { company: company.name })}
          />
        </a>
        <p className="site-header__tagline">{footer("description")}</p>
        <PhoneLink className={`site-header__phone${languageMenu ? "" : " site-header__phone--alone"}`} />
        {languageMenu && <LanguageMenu page={page} />}
        <button className="site-header__toggle" type="button" popoverTarget="menu" aria-label={t("openMenu")}>
          <Icon shape={menu} />
        </button>
        <SiteMenu page={page} marksPage={marksPage} />
        <QuoteLink className="site-header__quote" tone="accent" about={subjectOf(page)} />
      </div>
    </header>
  );
}
