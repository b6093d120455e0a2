import { useLocale } from "next-intl";

import { basePath, type Page, path } from "../_i18n/paths";
import { scriptJson } from "./script-json";

/**
 * Lets the browser prepare the page a visitor is about to open: one whose link is hovered for a moment or pressed.
 *
 * Only our own pages; never a file, never the page itself (its links with an anchor), and no link that chooses a
 * language: opened before the click has stored the choice, a Polish page would lead back to the old language.
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
      { not: { selector_matches: "[data-language], [target], [download]" } },
    ],
  };
  return (
    <script
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: scriptJson({ prerender: [{ where, eagerness: "moderate" }] }) }}
    />
  );
}
