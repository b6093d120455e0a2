import { useTranslations } from "next-intl";

import type { Term } from "../_content/knowledge/glossary";
import { TermLink } from "./term-link";
import "./term-row.css";

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
