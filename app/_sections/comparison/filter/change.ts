import { figure } from "../../../_i18n/figures";

/** A value in the comparison: as it is written, and, where it can be reckoned with, its figure and what is written after one. */
export interface Compared {
  readonly text: string;
  readonly figure?: number | undefined;
  readonly unit?: string | undefined;
}

/**
 * Says how a value is otherwise than the first that is in view: by how much more or less, or in a word.
 *
 * @param language BCP 47 tag of the page
 * @param otherwise the word
 * @returns nothing where both are the same
 */
export function changeFrom(first: Compared, value: Compared, language: string, otherwise: string): string {
  if (first.text === value.text) return "";
  if (first.figure === undefined || value.figure === undefined) return otherwise;
  // Rounded to the most decimals of the table.
  const difference = Math.round((value.figure - first.figure) * 1000) / 1000;
  if (difference === 0) return otherwise;
  // With the sign for minus, which is as wide as the plus.
  const written = figure(language, difference, { signDisplay: "always" }).replace("-", "−");
  return written + (value.unit ?? "");
}
