import { company } from "../../../app/_content/company/company";
import { defaultLocale, type Locale, locales } from "../../../app/_i18n/languages";
import { headLengths } from "../../built/head-lengths";
import { catalogFile, readMessage } from "../../messages/catalog";
import { loneWords } from "../../messages/line-ends";
import { catalogFindings } from "../../messages/rules";
import type { TextFinding, Texts } from "../protocol";

/**
 * Says of a text in all languages what is wrong with it, before it is saved.
 *
 * @param key the text's dotted key
 * @param wanted what is typed
 * @param saved what the catalogs say: only what its placeholders and tags name, the pages fill in
 * @param productNames names of the products by language, for the titles that hold one
 */
export function textFindings(
  key: string,
  wanted: Texts,
  saved: Texts,
  productNames: Readonly<Record<Locale, readonly string[]>>,
): TextFinding[] {
  return locales.flatMap((locale) => {
    const text = wanted[locale];
    const grave = [...faults(locale, key, wanted), ...unfilled(text, saved[defaultLocale])];
    const light = [...lengthFindings(key, text, productNames[locale]), ...lineEndFindings(locale, text)];
    return [
      ...grave.map((sentence) => ({ locale, sentence, grave: true })),
      ...light.map((sentence) => ({ locale, sentence, grave: false })),
    ];
  });
}

/** What `npm run messages` says of it; the window names language and key already. */
function faults(locale: Locale, key: string, wanted: Texts): string[] {
  const only = (each: Locale) => new Map([[key, { text: wanted[each], line: 1, range: [0, 0] as const }]]);
  const found = catalogFindings(catalogFile(locale), only(defaultLocale), only(locale));
  return found.map(({ says }) => `This text ${says}.`);
}

/** Placeholders and tags that no page fills in, because the text did not have them when the pages were written. */
function unfilled(text: string, saved: string): string[] {
  const known = readMessage(saved).parts;
  return readMessage(text)
    .parts.filter((part) => !known.includes(part))
    .map((part) => `No page fills in ${part} here.`);
}

function lengthFindings(key: string, text: string, names: readonly string[]): string[] {
  const [, part] = /^meta\.\w+\.(title|description)$/.exec(key) ?? [];
  if (part !== "title" && part !== "description") return [];
  const { least, most } = headLengths[part];
  const filled = names.map((name) => text.replaceAll("{company}", company.name).replaceAll("{name}", name));
  const lengths = [...new Set(filled.map(({ length }) => length))].filter(
    (each) => each < least || each > most,
  );
  return lengths.map(
    (length) => `${length} characters as search results show it; from ${least} to ${most} are shown whole.`,
  );
}

function lineEndFindings(locale: Locale, text: string): string[] {
  if (locale !== defaultLocale) return [];
  const found = loneWords(text).map((word) => `“${word}”`);
  return found.length ? [`A line may end with ${found.join(", ")}: a no-break space belongs behind it.`] : [];
}
