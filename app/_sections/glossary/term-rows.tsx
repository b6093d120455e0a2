import { getTranslations } from "next-intl/server";

import { type Term, termId } from "../../_content/knowledge/glossary";
import { languages, type Locale } from "../../_i18n/languages";

interface TermRowsProps {
  terms: readonly Term[];
  /** The languages besides that of the page. */
  others: readonly Locale[];
}

/** Terms of a group, each a row: in the language of the page, in the others, and what it means. */
export async function TermRows({ terms, others }: TermRowsProps) {
  const t = await getTranslations("knowledge.glossary.terms");
  const foreign = await Promise.all(
    others.map(async (locale) => {
      const named = await getTranslations({ locale, namespace: "knowledge.glossary.terms" });
      return { tag: languages[locale].tag, nameOf: (term: Term) => named(`${term}.term`) };
    }),
  );
  return terms.map((term) => (
    <tr key={term} id={termId(term)}>
      <th scope="row">{t(`${term}.term`)}</th>
      {foreign.map(({ tag, nameOf }) => (
        <td key={tag} lang={tag}>
          {nameOf(term)}
        </td>
      ))}
      <td>{t(`${term}.definition`)}</td>
    </tr>
  ));
}
