import { type Messages, useLocale, useMessages } from "next-intl";

import { languages, type Locale } from "./languages";
import type { CatalogPart, IslandWords, MessageTree } from "./translator";

/**
 * Picks what an island needs of a catalog, as `translator` takes it.
 *
 * @param catalog compiled, as next-intl gives it in a build
 * @param parts keys of texts, or of parts of the catalog for all that is in them
 * @throws Error when the catalog has no such part
 */
export function pickWords<Part extends CatalogPart>(
  locale: Locale,
  catalog: Messages,
  parts: readonly Part[],
): IslandWords<Part> {
  const messages: Record<string, unknown> = {};
  for (const part of parts) {
    const names = part.split(".");
    const last = names.pop() ?? "";
    let [from, to]: [unknown, Record<string, unknown>] = [catalog, messages];
    for (const name of names) {
      from = (from as MessageTree | undefined)?.[name];
      to = (to[name] ??= {}) as Record<string, unknown>;
    }
    to[last] = (from as MessageTree | undefined)?.[last];
    if (to[last] === undefined) throw new Error(`The catalog has no "${part}".`);
  }
  return { region: languages[locale].region, messages: messages as MessageTree };
}

/** Picks what an island needs of the catalog in the language of the page. */
export function useIslandWords<Part extends CatalogPart>(...parts: readonly Part[]): IslandWords<Part> {
  return pickWords(useLocale(), useMessages(), parts);
}
