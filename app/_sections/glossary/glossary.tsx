import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";

import { QuoteLink } from "../../_quote/quote-link";
import { company } from "../../_content/company/company";
import { counts } from "../../_content/counts";
import { glossary, type Term, termId, termTools } from "../../_content/knowledge/glossary";
import { languages, type Locale, locales } from "../../_i18n/languages";
import { path } from "../../_i18n/paths";
import { TextLink } from "../../_ui/button";
import "./glossary.css";

interface TermRowsProps {
  terms: readonly Term[];
  others: readonly Locale[];
}

async function TermRows({ terms, others }: TermRowsProps) {
  const t = await getTranslations("knowledge.glossary.terms");
  const foreign = await Promise.all(
    others.map(async (locale) => {
      const named = await getTranslations({ locale, namespace: "knowledge.glossary.terms" });
      return { tag: languages[locale].tag, nameOf: (term: Term) => named(`${term}.term`) };
    }),
  );
  const locale = await getLocale();
  const termOf = (term: Term) => {
    const tool = termTools[term];
    const name = t(`${term}.term`);
    return tool ? <a href={path(locale, tool)}>{name}</a> : name;
  };
  return terms.map((term) => (
    <tr key={term} id={termId(term)}>
      <th scope="row">{termOf(term)}</th>
      {foreign.map(({ tag, nameOf }) => (
        <td key={tag} lang={tag}>
          {nameOf(term)}
        </td>
      ))}
      <td>{t(`${term}.definition`)}</td>
    </tr>
  ));
}

/** Renders the glossary in all languages, with definitions in the page's. */
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
      <nav className="glossary__groups row" aria-label={t("groupsLabel")}>
        {glossary.map(({ key }) => (
          <TextLink key={key} href={`#${key}`}>
            {t(`groups.${key}`)}
          </TextLink>
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
