import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import type { MessageKeys, Messages, NestedKeyOf } from "next-intl";
import type { ReactElement, ReactNode } from "react";

import { grouping } from "./figures";

/** A text of the catalogs, or a part of them, by its dotted key. */
export type CatalogPart = NestedKeyOf<Messages>;

/** The texts that are in some parts of the catalogs. */
type KeyIn<Part extends CatalogPart> = Extract<
  MessageKeys<Messages, CatalogPart>,
  Part | `${Part}.${string}`
>;

/** Compiled messages, nested as in a catalog. */
export interface MessageTree {
  readonly [name: string]: CompiledMessage | MessageTree;
}

/** What an island gets of a catalog; plain JSON. */
export interface IslandWords<Part extends CatalogPart> {
  /** The language where it is spoken (BCP 47): how numbers and days are written. */
  readonly region: string;
  readonly messages: MessageTree;
  /** Never set: carries the type. */
  readonly part?: Part;
}

/** Puts something in the place of a tag in a text. @param inner what stands in it */
type Tag<Result> = (inner: readonly string[]) => Result;

/** Writes a text of the parts of a catalog that an island gets; `#` in a plural is grouped as all figures are. */
export interface Translator<Part extends CatalogPart> {
  (key: KeyIn<Part>, values?: Readonly<Record<string, string | number | Tag<string>>>): string;
  /** Writes a text whose tags become elements, each with a key. */
  rich(key: KeyIn<Part>, values: Readonly<Record<string, string | number | Tag<ReactElement>>>): ReactNode;
  readonly region: string;
}

/** The translator of an island with these words. */
export type TranslatorOf<Words> = Words extends IslandWords<infer Part> ? Translator<Part> : never;

const formatters = {
  getNumberFormat: (locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { ...grouping, ...options }),
  getPluralRules: (...rules: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...rules),
  getDateTimeFormat: (...days: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...days),
};

/**
 * Makes the translator of an island, with next-intl's runtime for compiled messages.
 *
 * @param written changes a text once it is filled in
 */
export function translator<Part extends CatalogPart>(
  { region, messages }: IslandWords<Part>,
  written: (text: string, key: string) => string = (text) => text,
): Translator<Part> {
  // Any text: to work out the keys here the compiler took two fifths of its time.
  const write = (key: string, values?: Readonly<Record<string, string | number | Tag<ReactNode>>>) => {
    const message = key
      .split(".")
      .reduce<unknown>((tree, name) => (tree as MessageTree)[name], messages) as CompiledMessage;
    const text = format(message, region, values as FormatValues<ReactNode>, { formatters });
    return typeof text === "string" ? written(text, key) : text;
  };
  // Only tags make anything else than a text.
  return Object.assign(write as (key: string) => string, { rich: write, region });
}
