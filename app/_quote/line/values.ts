import type { Range } from "../../_content/pallet-ranges";
import { times } from "../../_i18n/figures";
import { plainText } from "../../_i18n/plain-text";
import { readCount, readSides } from "../../_fields/read-figures";
import { isBlank } from "../../_fields/read-text";

/** Kind of value of a line's field: checks values of untrusted lists, and converts values from and to text. */
export interface ValueKind<Value> {
  /** @param kind kind of the line, as in `Line` */
  readonly is: (value: unknown, kind: string) => boolean;
  /** Reads a typed text. Returns undefined for an empty or invalid one. */
  readonly read: (text: string, kind: string) => Value | undefined;
  /** Returns the text that `read` reads as the value. */
  readonly format: (value: Value) => string;
}

const isWithin = (value: unknown, [least, most]: Range): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** A whole number within a range. */
export function number(range: Range): ValueKind<number> {
  return {
    is: (value) => isWithin(value, range),
    read: (text) => readCount(text, range).value,
    format: String,
  };
}

/** One of some values, each with its text. */
export function choice<Value extends string | number | boolean>(
  values: readonly (readonly [string, Value])[],
): ValueKind<Value> {
  return {
    is: (value) => values.some(([, each]) => each === value),
    read: (text) => values.find(([name]) => name === text)?.[1],
    format: (value) => values.find(([, each]) => each === value)?.[0] ?? "",
  };
}

/** One of some words, which are their own texts. */
export const word = <Word extends string>(words: readonly Word[]): ValueKind<Word> =>
  choice(words.map((each) => [each, each] as const));

/** A mark that is set or absent. */
export const flag = choice([["yes", true as const]]);

/** Any text, such as an id. */
export const anyText: ValueKind<string> = {
  is: (value) => typeof value === "string",
  read: (text) => text || undefined,
  format: String,
};

/**
 * A text of one line. Invisible characters alone count as empty.
 *
 * @param keep returns the text as a line keeps it; undefined if it is too long
 * @param read reads a typed text, if it must be more than a text
 */
export function text(keep: (text: string) => string | undefined, read = keep): ValueKind<string> {
  return {
    is: (value) => typeof value === "string" && keep(value) === value,
    read: (typed) => (isBlank(typed) ? undefined : read(typed)),
    format: String,
  };
}

/** A tuple in one of some forms, each of which has a word or a range of whole numbers for each member. */
export function tuple<Value extends readonly unknown[]>(
  ...forms: readonly (readonly (string | Range)[])[]
): ValueKind<Value> {
  const isPart = (value: unknown, part: string | Range) =>
    typeof part === "string" ? value === part : isWithin(value, part);
  const is = (value: unknown): value is Value =>
    Array.isArray(value) &&
    forms.some(
      (form) => form.length === value.length && form.every((part, index) => isPart(value[index], part)),
    );
  return {
    is,
    read: (typed) => {
      const value = typed.split(" ").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      return is(value) ? value : undefined;
    },
    format: (value) => value.join(" "),
  };
}

/** Length, depth and height in mm. */
export type Size = readonly [length: number, depth: number, height: number];

/** Three sides in mm, typed as "1200 × 800 × 144". Each kind of line has its own ranges. */
export function size(rangesOf: (kind: string) => readonly [Range, Range, Range]): ValueKind<Size> {
  const is = (value: unknown, kind: string) => tuple(rangesOf(kind)).is(value, kind);
  return {
    is,
    read: (typed, kind) => {
      const found = readSides(typed);
      return is(found, kind) ? found : undefined;
    },
    format: (value) => plainText(times(...value)),
  };
}
