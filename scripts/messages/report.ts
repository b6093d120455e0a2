import { locales } from "../../app/_i18n/languages";
import type { Catalogs } from "./changes";
import type { Finding } from "./findings";

/**
 * A finding as text: its place, as editors and terminals take it, and under it what the languages say.
 *
 * @param kind "warning" or nothing: a fault
 */
export function described({ file, line, key, says, before }: Finding, catalogs: Catalogs, kind = ""): string {
  const rows = locales.map((locale) => {
    const entry = catalogs[locale].get(key);
    return [entry ? `${locale}:${entry.line}` : locale, entry?.text ?? "–"] as const;
  });
  if (before !== undefined) rows.unshift(["before", before]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    `${kind && `${kind}: `}${file}:${line}: "${key}" ${says}.`,
    ...rows.map(([name, text]) => `    ${name.padEnd(width)}  ${text}`),
  ].join("\n");
}
