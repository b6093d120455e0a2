import { palletRanges, type Range } from "../_content/pallet-ranges";
import { type Product, productById, products } from "../_content/products";
import { customGeometry, type WholeConstruction } from "./custom-pallet";

/** A construction, and the catalogue pallet that it began with. */
export interface NumberedPallet {
  readonly build: WholeConstruction;
  readonly start: Product;
}

/** Letters of the fields that a line of the quote list states in the address of its pallet's sheet. */
export const sheetLetters = { number: "z", load: "m", heatTreated: "h" } as const;

/** Digits of Crockford's base32 (crockford.com/base32.html): without I, L, O and U, which are misread. */
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Without the check character. */
const length = 13;

const kinds = ["pressed", "solid", "any"] as const;

/** Product ids below this have numbers. */
const mostProducts = 16;

const figures = {
  length: palletRanges.side,
  depth: palletRanges.side,
  boards: palletRanges.boards,
  innerWidth: palletRanges.boardWidth,
  edgeWidth: palletRanges.boardWidth,
  thickness: palletRanges.boardThickness,
  blockHeight: palletRanges.blockHeight,
} as const satisfies Readonly<Record<string, Range>>;

const names = Object.keys(figures) as (keyof typeof figures)[];

/** How many values each place of a number has: start, kind of blocks, entries, then the figures. */
const radices = [
  mostProducts,
  kinds.length,
  2,
  ...names.map((name) => figures[name][1] - figures[name][0] + 1),
];

/**
 * Returns the check character of digits: their sum, each times another power of 2, in the field of 32 elements
 * (x⁵ + x² + 1). Every wrong digit and every exchange of two digits changes it.
 */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value) => {
    const doubled = (sum ^ value) << 1;
    return doubled & 32 ? doubled ^ 0b100101 : doubled;
  }, 0);
}

/** Returns the values that make the same pallet, always in one way. */
function plainPallet({ build, start }: NumberedPallet): NumberedPallet {
  const plain = {
    ...build,
    // Two boards have no inner one.
    innerWidth: build.boards === 2 ? build.edgeWidth : build.innerWidth,
    // Bearers replace blocks.
    blocks: build.entries === 2 ? "solid" : build.blocks,
  } as const;
  const shapeOf = (product: Product) => JSON.stringify(customGeometry(plain, product));
  const first = products.find((product) => product === start || shapeOf(product) === shapeOf(start));
  return { build: plain, start: first ?? start };
}

/**
 * Returns 13 digits of base32 and a check character, in groups of four. The same pallet always has the same
 * number. Its figures must be within `palletRanges`.
 */
export function numberOf(pallet: NumberedPallet): string {
  const { build, start } = plainPallet(pallet);
  const values = [
    start.id,
    kinds.indexOf(build.blocks),
    build.entries === 2 ? 1 : 0,
    ...names.map((name) => build[name] - figures[name][0]),
  ];
  let sum = values.reduce((total, value, at) => total * BigInt(radices[at] ?? 1) + BigInt(value), 0n);
  const places: number[] = [];
  for (let left = length; left; left -= 1) {
    places.unshift(Number(sum % 32n));
    sum /= 32n;
  }
  const text = [...places, checkOf(places)].map((place) => digits[place]).join("");
  return text.replace(/.{4}(?=.)/g, "$&-");
}

export type NumberFault = "sign" | "length" | "check";

/**
 * Reads a number as people say and type it: in any case and grouping, with O for 0, and I or L for 1.
 * Otherwise returns why it names no pallet: a character that no number has (`sign`), too few or too many
 * (`length`), or a wrong check character (`check`).
 */
export function readNumber(text: string): NumberedPallet | NumberFault {
  const signs = text
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}.]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const places = [...signs].map((sign) => digits.indexOf(sign));
  if (places.includes(-1)) return "sign";
  if (places.length !== length + 1) return "length";
  if (checkOf(places.slice(0, length)) !== places[length]) return "check";
  let sum = places.slice(0, length).reduce((total, place) => total * 32n + BigInt(place), 0n);
  const values = radices.map(() => 0);
  for (const [at, radix] of [...radices.entries()].reverse()) {
    values[at] = Number(sum % BigInt(radix));
    sum /= BigInt(radix);
  }
  const [id = 0, kind = 0, isTwo, ...rest] = values;
  const start = productById(id);
  const blocks = kinds[kind];
  if (sum || !start || !blocks) return "check";
  const sizes = names.map((name, at) => [name, (rest[at] ?? 0) + figures[name][0]]);
  const build = { ...(Object.fromEntries(sizes) as Record<keyof typeof figures, number>), blocks };
  return { build: { ...build, entries: isTwo ? 2 : 4 }, start };
}
