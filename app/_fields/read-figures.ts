import type { Range } from "../_content/pallet-ranges";
import { lengthUnits, massUnits, type Units, units } from "./units";
import { isBlank, longest, longestRead, visibleText } from "./read-text";

/** `notNumber` includes texts that may mean two numbers. */
type FigureFault = "empty" | "tooLong" | "notNumber" | "outOfRange";

export type Reading =
  | { readonly value: number; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: FigureFault };

/** Whole number; length in mm; mass in kg, whole or with two decimals. */
export type FigureKind = keyof typeof readers;

/** Rounds figures in another unit than the field's. */
const reader =
  (known: Units, digits = 0) =>
  (text: string, range: Range): Reading =>
    readFigure(text, range, known, digits);

/**
 * Readers by kind of field: a number, a length in mm, a mass in kg, and a mass with at most two decimals. Figures may
 * have surrounding blanks, full-width digits or thousands separators. Ambiguous texts are refused: "1.500" may be one
 * and a half, "12 34" two cells of a table.
 */
export const readers = {
  count: reader(units({ size: 1 })),
  length: reader(lengthUnits),
  mass: reader(massUnits),
  exactMass: reader(massUnits, 2),
} as const;

export const readCount = readers.count;

/** Three sides in mm. */
export type Sides = readonly [length: number, depth: number, height: number];

/**
 * Reads three sides that were typed or copied together, such as "40 × 30 × 25 cm" or "400 mm x 30 cm x 25 cm". A
 * side without a unit has that of the next side, or the only one of the text, or mm. Each is read as in a field of its
 * own.
 *
 * @returns whole mm; undefined for any other text
 */
export function readSides(text: string): Sides | undefined {
  const plain = plainFigure(text);
  if (typeof plain !== "string") return undefined;
  const joined = plain.split(/[x×х*/;]/);
  const parts = (joined.length === 3 ? joined : wholeSides(plain)).map((part) => part.trim());
  const named = parts.map((part) => unitIn(part));
  const last = named[2] || (new Set(named.filter(Boolean)).size < 2 ? named.find(Boolean) : undefined);
  if (parts.length !== 3 || (last === undefined && named.some(Boolean))) return undefined;
  const [length, depth, height] = parts.map((part, index) => {
    const unit = named.slice(index).find(Boolean) ?? last ?? "";
    return valueIn(numberIn(part) + unit, lengthUnits, 0);
  });
  return length && depth && height ? [length, depth, height] : undefined;
}

/** Splits three cells of a table, or numbers after commas. Groups of thousands would be no length. */
function wholeSides(plain: string): readonly string[] {
  return /^(\d{2,5})[, ] ?(\d{2,5})[, ] ?(\d{2,5}(?: ?mm)?)$/.exec(plain)?.slice(1) ?? [];
}

function readFigure(text: string, [least, most]: Range, known: Units, digits: number): Reading {
  const plain = plainFigure(text);
  if (typeof plain !== "string") return plain;
  const value = valueIn(plain, known, digits);
  if (value === undefined) return { fault: "notNumber" };
  return value >= least && value <= most ? { value } : { fault: "outOfRange" };
}

/** Rounds another unit to `digits`, and refuses more decimals in the field's own. */
function valueIn(plain: string, known: Units, digits: number): number | undefined {
  const { amount, decimals = 0, size = 0 } = amountIn(plain, known) ?? {};
  if (amount === undefined || (size === 1 && decimals > digits)) return undefined;
  const step = 10 ** digits;
  return Math.round(amount * size * step) / step;
}

function plainFigure(text: string): string | { readonly fault: FigureFault } {
  if (isBlank(text)) return { fault: "empty" };
  const plain = text.length > longestRead ? text : visibleText(text);
  if (plain.length > longest.field) return { fault: "tooLong" };
  // Not all of the text: NFKC makes "102" of "10²".
  return plain.replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize("NFKC")).toLowerCase();
}

/** Digits, optionally in groups of three, with decimals after a point or comma. */
const figure = /^(\d{1,3}(?:([ '’.,])\d{3}(?:\2\d{3})*)?|\d{1,9})(?:([.,])(\d{1,3}))?$/;

/** Returns undefined for other and ambiguous texts. */
function amountIn(text: string, known: Units) {
  const name = unitIn(text);
  const unit = Object.hasOwn(known, name) ? known[name] : undefined;
  const [, whole = "", separator = "", sign, fraction = ""] = figure.exec(numberIn(text)) ?? [];
  if (!unit || !whole || (sign && sign === separator)) return undefined;
  const { size, threeDigits } = unit;
  const isSingle = /^[.,]$/.test(separator) && whole.length < 8 && !sign;
  if (isSingle && (threeDigits === "decimals" || whole.startsWith("0"))) {
    // "0,250" can't be thousands.
    return threeDigits === "thousands"
      ? undefined
      : { amount: Number(whole.replace(",", ".")), decimals: 3, size };
  }
  if ((isSingle && !threeDigits) || (fraction.length > 2 && threeDigits !== "decimals")) return undefined;
  return {
    amount: Number(`${whole.replace(/\D/g, "")}.${fraction}`),
    // A whole number may carry a zero: "1200,0".
    decimals: /[1-9]/.test(fraction) ? fraction.length : 0,
    size,
  };
}

function numberIn(text: string): string {
  return /^[\d .,'’]*\d/.exec(text)?.[0] ?? "";
}

/** Returns the unit after a number, without the full stop of an abbreviation. */
function unitIn(text: string): string {
  const unit = text.slice(numberIn(text).length).trim();
  return unit.length > 1 && unit.endsWith(".") ? unit.slice(0, -1) : unit;
}
