import { plainText } from "../_i18n/plain-text";
import { times } from "../_i18n/figures";
import type { Range } from "../_content/pallet-ranges";
import { type FigureKind, readers, readSides, type Sides } from "./read-figures";
import { isBlank } from "./read-text";

/** Converts values from and to text, and checks values of untrusted codes. */
interface Kind<Value> {
  /** Returns undefined for a blank or refused text. */
  read(text: string): Value | undefined;
  format(value: Value): string;
  is(value: unknown): boolean;
}

/** A figure: a number of things, or a length (mm) or mass (kg) with its unit. */
export interface NumberKind extends Kind<number> {
  readonly type: "number";
  readonly figure: FigureKind;
  readonly range: Range;
}

export interface ChoiceKind<Value> extends Kind<Value> {
  readonly type: "choice";
  /** With texts for addresses and controls. */
  readonly choices: readonly (readonly [text: string, value: Value])[];
}

export interface TextKind<Value> extends Kind<Value> {
  readonly type: "text";
}

export type AnyKind<Value> = NumberKind | ChoiceKind<Value> | TextKind<Value>;

/** A whole number (`count`), a length in mm, or a mass in kg (`exactMass`: with two decimals). */
export function number(range: Range, figure: FigureKind = "count"): NumberKind {
  const read = (text: string) => readers[figure](text, range).value;
  return {
    type: "number",
    figure,
    range,
    read,
    format: String,
    is: (value) => typeof value === "number" && read(String(value)) === value,
  };
}

/** One of some values, each with its text. */
export function choice<const Value extends string | number | boolean>(
  choices: readonly (readonly [string, Value])[],
): ChoiceKind<Value> {
  return {
    type: "choice",
    choices,
    read: (text) => choices.find(([name]) => name === text)?.[1],
    format: (value) => choices.find(([, each]) => each === value)?.[0] ?? "",
    is: (value) => choices.some(([, each]) => each === value),
  };
}

/** One of some words, which are their own texts. */
export function word<const Word extends string>(words: readonly Word[]): ChoiceKind<Word> {
  return choice<Word>(words.map((each) => [each, each] as const));
}

/** A mark that is set, or absent from a line or an address. */
export const flag = choice([["yes", true]]);

/**
 * A text of one line. Invisible characters alone count as empty. `keep` returns the text as it is kept;
 * undefined if it is too long. `read` reads a typed text that must be more than a text.
 */
export function text(
  keep: (text: string) => string | undefined,
  read: (text: string) => string | undefined = keep,
): TextKind<string> {
  return {
    type: "text",
    read: (typed) => (isBlank(typed) ? undefined : read(typed)),
    format: (value) => value,
    is: (value) => typeof value === "string" && keep(value) === value,
  };
}

/** Any text, such as an id. */
export const anyText = text((typed) => typed);

const isPart = (value: unknown, part: string | Range) =>
  typeof part === "string"
    ? value === part
    : Number.isInteger(value) && (value as number) >= part[0] && (value as number) <= part[1];

/** A tuple in one of some forms, each of which has a word or a range of whole numbers for each member. */
export function tuple<Value extends readonly unknown[]>(
  ...forms: readonly (readonly (string | Range)[])[]
): TextKind<Value> {
  const is = (value: unknown): value is Value =>
    Array.isArray(value) &&
    forms.some((form) => form.length === value.length && form.every((part, at) => isPart(value[at], part)));
  return {
    type: "text",
    is,
    read: (typed) => {
      const value: unknown = typed.split(" ").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      return is(value) ? value : undefined;
    },
    format: (value) => value.join(" "),
  };
}

/** Length, width and height in mm, typed as "1200 × 800 × 144 mm". */
export function sides(...ranges: readonly [Range, Range, Range]): TextKind<Sides> {
  const { is } = tuple(ranges);
  return {
    type: "text",
    is,
    read: (typed) => {
      const found = readSides(typed);
      return is(found) ? found : undefined;
    },
    format: (value) => plainText(times(...value)),
  };
}
