import type { Locale } from "./languages";

/** A whole number as the language writes it. */
export function figure(locale: Locale, number: number): string {
  return new Intl.NumberFormat(locale).format(number);
}

/** A mass in tonnes with one decimal, without its unit. */
export function tonnes(locale: Locale, kilograms: number): string {
  return decimals(locale, kilograms / 1000, 1);
}

/** A number with so many decimals. */
export function decimals(locale: Locale, number: number, digits: number): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(number);
}
