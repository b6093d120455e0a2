import { useLocale, useTranslations } from "next-intl";

import { QuoteLink } from "../../_features/contact/quote-link";
import { company } from "../../_content/company/company";
import { counts } from "../../_content/counts";
import { glossary } from "../../_content/knowledge/glossary";
import { languages, locales } from "../../_i18n/languages";
import { GlossaryFilter } from "./glossary-filter";
import { TermRows } from "./term-rows";
import "../../_ui/data-table.css";
import "./glossary.css";

/** The terms of the trade in every language, with what they mean in that of the page; filtered as one types. */
export function Glossary() {
  const own = useLocale();
  const t = useTranslations("knowledge.glossary");
  const names = new Intl.DisplayNames(own, { type: "language" });
  const others = locales.filter((locale) => locale !== own);
  const email = company.emails.office;
  return (
    <section className="glossary wrap" aria-labelledby="glossary-heading">
      <h2 className="visually-hidden" id="glossary-heading">
        {t("tableHeading")}
      </h2>
      <GlossaryFilter />
      <nav className="glossary__groups" aria-label={t("groupsLabel")}>
        {glossary.map(({ key }) => (
          <a key={key} href={`#${key}`}>
            {t(`groups.${key}`)}
          </a>
        ))}
      </nav>
      <table id="terms" className="data-table">
        <caption>{t("caption", counts)}</caption>
        <thead>
          <tr>
            {[own, ...others].map((locale) => (
              <th key={locale} scope="col">
                {names.of(languages[locale].tag)}
              </th>
            ))}
            <th scope="col">{t("definition")}</th>
          </tr>
        </thead>
        {glossary.map(({ key, terms }) => (
          <tbody key={key}>
            <tr className="glossary__group">
              <th scope="rowgroup" colSpan={locales.length + 1} id={key}>
                {t(`groups.${key}`)}
              </th>
            </tr>
            <TermRows terms={terms} others={others} />
          </tbody>
        ))}
      </table>
      <p className="glossary__note">{t("note")}</p>
      <p>
        {t("missing")} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className="glossary__note">
        <QuoteLink />
      </p>
    </section>
  );
}
