import { useLocale, useTranslations } from "next-intl";

import { type Page, path } from "../../_i18n/paths";
import { plainText } from "../../_i18n/plain-text";
import { basePath } from "../../_settings/base-path";
import { pageData } from "./page-data";

/** Describes a page to search engines (JSON-LD). */
export function StructuredData({ page }: { page: Page }) {
  const data = pageData({ locale: useLocale(), t: useTranslations() }, page);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

/**
 * Links that must not be opened before they are clicked: their click stores something that the page reads at its start,
 * a language or that it is to reload itself. Nor those that open elsewhere.
 */
const leftAlone = "[data-selected-language], [data-reload-menu] .site-menu__list a, [target], [download]";

/**
 * Lets the browser prepare the page a visitor is about to open. Chromium draws the one whose link is hovered for a moment or
 * pressed; Safari, which knows `prefetch` alone, fetches its document when the link is pressed.
 *
 * Only our own pages; never a file, and never the page itself (its links with an anchor).
 *
 * @param page the page this is on
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export function SpeculationRules({ page }: { page: Page }) {
  const here = path(useLocale(), page);
  const where = {
    and: [
      { href_matches: `${basePath}/*` },
      { not: { href_matches: [`${basePath}/*.*`, here] } },
      { not: { selector_matches: leftAlone } },
    ],
  };
  const rules = { prerender: [{ where, eagerness: "moderate" }], prefetch: [{ where }] };
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: scriptJson(rules) }} />;
}

/**
 * Writes data for a `<script>` element that holds JSON, in plain texts, as programs compare them. `<` is written as its escape, which
 * means the same in JSON, so that no text can end the element or start a comment in it (HTML Standard, "Restrictions for contents
 * of script elements").
 */
export function scriptJson(data: unknown): string {
  return plainText(JSON.stringify(data)).replaceAll("<", "\\u003c");
}
