import { type Messages, useLocale, useMessages } from "next-intl";

import { languages, type Locale } from "./languages";
import type { CatalogPart, IslandMessages, MessageTree } from "./translator";

/**
 * Picks an island's messages from a compiled catalog.
 *
 * @param parts keys of texts, or of parts of the catalog
 * @throws Error if the catalog has no such part
 */
export function pickMessages<Part extends CatalogPart>(
  locale: Locale,
  catalog: Messages,
  parts: readonly Part[],
): IslandMessages<Part> {
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

/** In the language of the page. */
export function useIslandMessages<Part extends CatalogPart>(...parts: readonly Part[]): IslandMessages<Part> {
  return pickMessages(useLocale(), useMessages(), parts);
}
