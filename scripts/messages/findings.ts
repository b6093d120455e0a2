import { placeholders, type FlatCatalog } from "./catalog";

/** The catalog the others are measured by. */
export const sourceFile = "messages/pl.json";

/**
 * Compares a translation with the Polish catalog and says, one dry sentence each, what is wrong with it.
 *
 * @param file name of the translation's file, for the sentences
 * @param source the Polish catalog
 * @param translation the other catalog; compared with itself, a catalog is checked for empty and odd values only
 */
export function catalogFindings(file: string, source: FlatCatalog, translation: FlatCatalog): string[] {
  const findings: string[] = [];
  for (const [key, polish] of source) {
    if (!translation.has(key)) {
      findings.push(`${file}: "${key}" is missing; in Polish it says "${String(polish)}".`);
      continue;
    }
    const value = translation.get(key);
    if (typeof value !== "string") {
      findings.push(`${file}: "${key}" is not a text.`);
    } else if (!value.trim()) {
      findings.push(`${file}: "${key}" is empty.`);
    } else if (typeof polish === "string") {
      const wanted = placeholders(polish).join(", ");
      const found = placeholders(value).join(", ");
      if (wanted !== found) {
        findings.push(`${file}: "${key}" has the placeholders (${found}), but Polish has (${wanted}).`);
      }
    }
  }
  for (const key of translation.keys()) {
    if (!source.has(key)) findings.push(`${file}: "${key}" does not exist in Polish.`);
  }
  return findings;
}

/**
 * Says which words of the Polish catalog no page asks for.
 *
 * @param source the Polish catalog
 * @param used keys that the source code asks for
 */
export function unusedFindings(source: FlatCatalog, used: ReadonlySet<string>): string[] {
  return [...source.keys()]
    .filter((key) => !used.has(key))
    .map((key) => `${sourceFile}: "${key}" is used by no page.`);
}

/**
 * Says which words pages ask for that the Polish catalog does not have.
 *
 * @param source the Polish catalog
 * @param used keys that the source code asks for; one may name a part of the catalog, for all that is in it
 */
export function missingFindings(source: FlatCatalog, used: ReadonlySet<string>): string[] {
  const keys = [...source.keys()];
  return [...used]
    .filter((key) => !source.has(key) && !keys.some((each) => each.startsWith(`${key}.`)))
    .map((key) => `${sourceFile}: "${key}" is missing, and pages ask for it.`);
}
