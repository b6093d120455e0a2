import { useLocale } from "next-intl";
import type { ReactNode } from "react";

import { type Term, termId } from "../_content/knowledge/glossary";
import { path } from "../_i18n/paths";

/** Links a term to its glossary entry. */
export function TermLink({ term, children }: { term: Term; children: ReactNode }) {
  return <a href={path(useLocale(), "glossary", termId(term))}>{children}</a>;
}
