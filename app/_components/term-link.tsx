import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { type Term, termId } from "../_content/knowledge/glossary";
import { path } from "../_i18n/paths";
import "./term-link.css";

/** A word that the glossary explains. */
export function TermLink({ term, children }: { term: Term; children: ReactNode }) {
  return <a href={path(useLocale(), "glossary", termId(term))}>{children}</a>;
}

/** Words of a page that the glossary explains, in a row. */
export function TermRow({ terms }: { terms: readonly Term[] }) {
  const t = useTranslations("knowledge.glossary");
  return (
    <nav className="term-row" aria-label={t("heading")}>
      <strong>{t("heading")}</strong>
      {terms.map((term) => (
        <TermLink key={term} term={term}>
          {t(`terms.${term}.term`)}
        </TermLink>
      ))}
    </nav>
  );
}
