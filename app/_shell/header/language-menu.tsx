import { useLocale, useTranslations } from "next-intl";

import { flag } from "../../_content/flags";
import { languages, locales } from "../../_i18n/languages";
import { path, type Page } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon/icon";
import { check, chevronDown } from "../../_ui/icon/icon-shapes";
import "./language-menu.css";

/** The languages as links to the same page, each named in its own words with its flag beside it. */
export function LanguageMenu({ page }: { page: Page }) {
  const here = useLocale();
  const current = languages[here];
  const t = useTranslations("nav");
  const label = `${t("languageMenu")}. ${t("currentLanguage", { language: current.name })}`;
  return (
    <details className="language-menu" name="header-menu">
      <summary aria-label={label}>
        <img className="language-menu__flag" {...flag(current.code)} alt="" />
        <span className="language-menu__name">{current.name}</span>
        <Icon shape={chevronDown} />
      </summary>
      <ul className="language-menu__list">
        {locales.map((locale) => {
          const { code, name, tag } = languages[locale];
          return (
            <li key={locale}>
              <a
                href={path(locale, page)}
                lang={tag}
                hrefLang={tag}
                data-language={code}
                data-language-name={name}
                aria-current={locale === here ? "true" : undefined}
              >
                <img className="language-menu__flag" {...flag(code)} alt="" loading="lazy" />
                {name}
                {locale === here && <Icon shape={check} />}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
