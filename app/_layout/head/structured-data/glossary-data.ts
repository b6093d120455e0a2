import type { DefinedTermSet } from "schema-dts";

import { counts } from "../../../_content/counts";
import { termId, terms } from "../../../_content/knowledge/glossary";
import { languages } from "../../../_i18n/languages";
import { path } from "../../../_i18n/paths";
import { absolute } from "../../../_i18n/site-url";
import type { Language } from "../../../_i18n/words";
import { pageUrl } from "../addresses";

/** The glossary as a set of terms, each with its anchor on the page. */
export function glossaryData({ locale, t }: Language): DefinedTermSet {
  const url = pageUrl(locale, { route: "glossary" });
  return {
    "@type": "DefinedTermSet",
    "@id": `${url}#terms`,
    url,
    name: t("knowledge.glossary.heading"),
    description: t("knowledge.glossary.lead", counts),
    inLanguage: languages[locale].tag,
    hasDefinedTerm: terms.map((term) => ({
      "@type": "DefinedTerm",
      url: absolute(path(locale, "glossary", termId(term))),
      name: t(`knowledge.glossary.terms.${term}.term`),
      description: t(`knowledge.glossary.terms.${term}.definition`),
    })),
  };
}
