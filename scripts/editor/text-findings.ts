import { company } from "../../app/_content/company/company";
import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { headLengths } from "../built/head-lengths";
import { readMessage } from "../messages/catalog";
import type { Code, InterfaceMessage } from "./interface/translate";
import type { TextFinding, Texts } from "./protocol";

/**
 * Says of a text in all languages what is wrong with it, before it is saved.
 *
 * @param key the text's dotted key
 * @param wanted what is typed
 * @param saved what the catalogs say: only what its placeholders and tags name, the pages fill in
 * @param names of the products by language, for the titles that hold one
 */
export function textFindings(
  key: string,
  wanted: Texts,
  saved: Texts,
  names: Readonly<Record<Locale, readonly string[]>>,
): TextFinding[] {
  return locales.flatMap((locale) => [
    ...faults(wanted[locale], wanted[defaultLocale], saved[defaultLocale]).map((reported) => ({
      ...reported,
      locale,
      grave: true,
    })),
    ...lengthFindings(key, wanted[locale], names[locale]).map((reported) => ({
      ...reported,
      locale,
      grave: false,
    })),
  ]);
}

/** Why a page would show something wrong: the rules of `npm run messages` for one text. */
function faults(text: string, polish: string, saved: string): InterfaceMessage[] {
  if (!text.trim()) return [{ code: "findingEmpty" }];
  const { parts, problem, offset = 0 } = readMessage(text);
  if (problem) {
    const near = text.slice(Math.max(0, offset - 10), offset + 20);
    return [{ code: "findingUnreadable", values: { near, character: offset + 1 } }];
  }
  const known = readMessage(saved).parts;
  const source = readMessage(polish);
  const about = (code: Code, found: readonly string[]) => found.map((part) => ({ code, values: { part } }));
  return [
    // A page fills in only what the text had when the page was written.
    ...about(
      "findingNotFilledIn",
      parts.filter((part) => !known.includes(part)),
    ),
    ...(source.problem
      ? []
      : [
          ...about(
            "findingLeftOut",
            source.parts.filter((part) => !parts.includes(part)),
          ),
          ...about(
            "findingNotInPolish",
            parts.filter((part) => known.includes(part) && !source.parts.includes(part)),
          ),
        ]),
  ];
}

function lengthFindings(key: string, text: string, names: readonly string[]): InterfaceMessage[] {
  const [, part] = /^meta\.\w+\.(title|description)$/.exec(key) ?? [];
  if (part !== "title" && part !== "description") return [];
  const { least, most } = headLengths[part];
  const filled = names.map((name) => text.replaceAll("{company}", company.name).replaceAll("{name}", name));
  const lengths = [...new Set(filled.map(({ length }) => length))];
  return lengths
    .filter((length) => length < least || length > most)
    .map((length) => ({ code: "findingLength", values: { length, least, most } }));
}

/** What the products are called, by language: titles of their pages hold their names. */
export function productNames(texts: Readonly<Record<string, Texts>>): Record<Locale, readonly string[]> {
  const named = Object.entries(texts).filter(([key]) => /^products\.\d+\.name$/.test(key));
  const entries = locales.map((locale) => [locale, named.map(([, text]) => text[locale])] as const);
  return Object.fromEntries(entries) as Record<Locale, string[]>;
}

/** Placeholders of the catalogs that mean the same wherever they stand. */
const explained: Readonly<Record<string, Code>> = {
  company: "partCompany",
  phone: "partPhone",
  email: "partEmail",
  name: "partName",
  product: "partName",
  date: "partDate",
  n: "partNumber",
  count: "partNumber",
  pieces: "partNumber",
  quantity: "partNumber",
};

/**
 * What a text's placeholders and tags stand for.
 *
 * @param text a text of a catalog; one that can't be read has none
 */
export function placeholdersOf(text: string): { readonly part: string; readonly code: Code }[] {
  return readMessage(text).parts.map((part) => {
    const name = part.slice(1, -1);
    if (part.startsWith("<")) return { part, code: "partTag" };
    // {count, plural, …}: the words depend on the value.
    if (new RegExp(`\\{\\s*${name}\\s*,\\s*(plural|select)`).test(text)) return { part, code: "partChoice" };
    return { part, code: explained[name] ?? "partOther" };
  });
}
