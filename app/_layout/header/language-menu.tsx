import { useLocale, useTranslations } from "next-intl";

import { languages, locales } from "../../_i18n/languages";
import { path, type Page } from "../../_i18n/paths";
import { Flag } from "../../_ui/flag";
import { Icon } from "../../_ui/icon";
import { check, chevronDown } from "../../_ui/icon-shapes";
import { HeaderList } from "./header-list";
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
        <Flag code={current.code} />
        <span className="language-menu__name">{current.name}</span>
        <Icon shape={chevronDown} />
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
                data-selected-language={code}
                data-selected-language-name={name}
                aria-current={locale === here ? "true" : undefined}
              >
                <Flag code={code} lazy />
                {name}
                {locale === here && <Icon shape={check} />}
              </a>
            </li>
          );
        })}
      </HeaderList>
    </details>
  );
}
