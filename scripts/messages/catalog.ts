/** A catalog as it lies in `messages/`: words under nested names. */
export interface CatalogTree {
  [name: string]: unknown;
}

/** The words of a catalog by their dotted key. */
export type FlatCatalog = ReadonlyMap<string, unknown>;

/**
 * Lists the leaves of a catalog by their dotted key, in the order of the file.
 *
 * @param tree a parsed catalog
 */
export function flatten(tree: CatalogTree, prefix = ""): FlatCatalog {
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [key, leaf] of flatten(value as CatalogTree, `${prefix}${name}.`)) flat.set(key, leaf);
    } else {
      flat.set(prefix + name, value);
    }
  }
  return flat;
}

/**
 * Lists the placeholders of a text, sorted.
 *
 * @param text words with ICU placeholders such as `{company}`
 */
export function placeholders(text: string): string[] {
  // What a number chooses ("=0 {none}") begins with a bracket, too.
  const begins = /(?<!(?:=\d+|zero|one|two|few|many|other)\s*)\{\s*(\w+)/g;
  return [...new Set([...text.matchAll(begins)].map(([, name = ""]) => name))].sort();
}
