import { en } from "./en";
import { pl } from "./pl";

/** Every sentence of the editor, by language. */
export const tables: Readonly<Record<InterfaceLanguage, Readonly<Record<Code, string>>>> = { pl, en };

/** The languages that the editor speaks, whichever those of the site are. */
export const interfaceLanguages = { pl: "Polski", en: "English" } as const;
export type InterfaceLanguage = keyof typeof interfaceLanguages;

/** What names a sentence. */
export type Code = keyof typeof en;

/** A sentence that is not put into words yet: the server does not know the language of the page. */
export interface InterfaceMessage {
  readonly code: Code;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The first language of these that the editor speaks, English otherwise. @param wanted tags such as `pl-PL` */
export function interfaceLanguageOf(wanted: readonly string[]): InterfaceLanguage {
  const found = wanted
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find((tag) => tag in interfaceLanguages);
  return (found as InterfaceLanguage | undefined) ?? "en";
}

/** Puts a sentence into words. @throws when it lacks a value */
export function translate(language: InterfaceLanguage, { code, values = {} }: InterfaceMessage): string {
  return tables[language][code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The sentence "${code}" has no value for ${name}.`);
    return String(value);
  });
}
