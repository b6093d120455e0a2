import { useLocale } from "next-intl";

import { type Page, path } from "../../_i18n/paths";
import { basePath } from "../../_settings/base-path";
import { scriptJson } from "./script-json";

/**
 * Links that must not be opened before they are clicked: their click stores something that the page reads at its start,
 * a language or that it is to reload itself. Nor those that open elsewhere.
 */
const leftAlone = "[data-selected-language], [data-reload-menu] .site-menu__list a, [target], [download]";

/**
 * Lets the browser prepare the page a visitor is about to open: one whose link is hovered for a moment or pressed.
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
  return (
    <script
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: scriptJson({ prerender: [{ where, eagerness: "moderate" }] }) }}
    />
  );
}
