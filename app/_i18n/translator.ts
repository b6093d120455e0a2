import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import type { MessageKeys, Messages, NestedKeyOf, useTranslations } from "next-intl";
import type { ReactElement, ReactNode } from "react";

import { grouping } from "./figures";
import type { Locale } from "./languages";

/** Dotted key of a text, or of a part of the catalogs. */
export type CatalogPart = NestedKeyOf<Messages>;

type KeyIn<Part extends CatalogPart> = Extract<
  MessageKeys<Messages, CatalogPart>,
  Part | `${Part}.${string}`
>;

export interface MessageTree {
  readonly [name: string]: CompiledMessage | MessageTree;
}

/** For an island; plain JSON. */
export interface IslandMessages<Part extends CatalogPart> {
  /** BCP 47, for numbers and dates. */
  readonly region: string;
  readonly messages: MessageTree;
  /** Never set: carries the type. */
  readonly part?: Part;
}

/** @param inner its content */
type Tag<Result> = (inner: readonly string[]) => Result;

/** `#` in a plural is grouped like all figures. */
export interface Translator<Part extends CatalogPart> {
  (key: KeyIn<Part>, values?: Readonly<Record<string, string | number | Tag<string>>>): string;
  /** Its tags become elements, each with a key. */
  rich(key: KeyIn<Part>, values: Readonly<Record<string, string | number | Tag<ReactElement>>>): ReactNode;
  readonly region: string;
}

export type TranslatorOf<Words> = Words extends IslandMessages<infer Part> ? Translator<Part> : never;

const formatters = {
  getNumberFormat: (locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { ...grouping, ...options }),
  getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...rules),
  getDateTimeFormat: (...days: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...days),
};

/**
 * Creates an island's translator with next-intl's runtime.
 *
 * @param written changes a formatted text
 */
export function translator<Part extends CatalogPart>(
  { region, messages }: IslandMessages<Part>,
  written: (text: string, key: string) => string = (text) => text,
): Translator<Part> {
  // Any key: checking the keys here took the compiler two fifths of its time.
  const write = (key: string, values?: Readonly<Record<string, string | number | Tag<ReactNode>>>) => {
    const message = key
      .split(".")
      .reduce<unknown>((tree, name) => (tree as MessageTree)[name], messages) as CompiledMessage;
    const text = format(message, region, values as FormatValues<ReactNode>, { formatters });
    return typeof text === "string" ? written(text, key) : text;
  };
  // Only tags produce other results than a string.
  return Object.assign(write as (key: string) => string, { rich: write, region });
}

/** For the whole catalog of a language. */
export type SiteTranslator = ReturnType<typeof useTranslations<never>>;

/** For the metadata of pages. */
export interface Language {
  readonly locale: Locale;
  readonly t: SiteTranslator;
}
