import { useLocale, useTranslations } from "next-intl";

import { menu } from "../../_content/menu";
import { type Page, path } from "../../_i18n/paths";
import { plainText } from "../../_i18n/plain-text";
import { traitsOf } from "../../_i18n/routes";
import { basePath } from "../../_settings/base-path";
import { pageData } from "./page-data";

/** Renders the structured data of a page (JSON-LD). */
export function StructuredData({ page }: { page: Page }) {
  const data = pageData({ locale: useLocale(), t: useTranslations() }, page);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

/** Links not to prefetch: their click stores data for the next page, or they open elsewhere. */
const leftAlone = ".language-menu a, [data-reload-menu] a, [target], [download]";

/**
 * Renders speculation rules for the site's pages, but not for files or the page itself. Chromium prerenders a
 * page while its link is hovered or pressed. Safari supports only `prefetch` and fetches a document when its
 * link is pressed.
 *
 * @param page the current page
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export function SpeculationRules({ page }: { page: Page }) {
  const locale = useLocale();
  // Browsers prepare by address: a link of the footer would have a page prepared whose entry in the menu is hovered.
  const reloaded = traitsOf(page.route).menuReloads ? menu.map((entry) => path(locale, entry.page)) : [];
  const left = new Set([path(locale, page), ...reloaded]);
  const where = {
    and: [
      { href_matches: `${basePath}/*` },
      { not: { href_matches: [`${basePath}/*.*`, ...left] } },
      { not: { selector_matches: leftAlone } },
    ],
  };
  const rules = { prerender: [{ where, eagerness: "moderate" }], prefetch: [{ where }] };
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: scriptJson(rules) }} />;
}

/**
 * Serialises data for a `<script>` element. Escapes `<`, so that no text can end the element or start a comment
 * in it (HTML Standard, "Restrictions for contents of script elements"). Removes invisible characters.
 */
export function scriptJson(data: unknown): string {
  return plainText(JSON.stringify(data)).replaceAll("<", "\\u003c");
}
