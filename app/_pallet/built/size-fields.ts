import { type PalletGeometry, products } from "../../_content/products";

/** The fields of a pallet of a visitor's own, as they are typed in, by the names they have in the address. */
export type SizeFields = Readonly<
  Record<keyof typeof sizeRanges | "p" | "k" | "e" | "s" | "h" | "d", string>
>;

/** The least and the most of what is typed in: mm, kg and pieces. Sides beyond what is usual are possible, and said. */
export const sizeRanges = {
  l: [300, 4000],
  w: [300, 4000],
  n: [2, 30],
  b: [40, 300],
  a: [40, 300],
  t: [10, 60],
  y: [40, 200],
  m: [1, 20_000],
  r: [100, 4000],
  q: [1, 100_000],
} as const;

export type SizeNumber = keyof typeof sizeRanges;

/** What may be left empty. */
const optional: readonly SizeNumber[] = ["m", "r", "q"];

/** What stands for a pallet of the catalogue in the fields; the rest is as nobody has asked yet. */
export function fieldsOf(id: number, geometry: PalletGeometry): SizeFields {
  const { length, depth, deckBoards, boardThickness, blockHeight, blocks } = geometry;
  return {
    p: String(id),
    l: String(length),
    w: String(depth),
    n: String(deckBoards.length),
    b: String(deckBoards[1]),
    a: String(deckBoards[0]),
    t: String(boardThickness),
    y: String(blockHeight),
    k: blocks === "pressed" ? "p" : "s",
    e: "4",
    m: "",
    s: "f",
    r: "",
    h: "",
    d: "",
    q: "",
  };
}

/** What the tool begins with. */
export const usualSize = fieldsOf(products[0].id, products[0].geometry);

/** Numbers that are in their range, and the names of fields that hold none. */
export interface SizeNumbers {
  readonly values: Readonly<Record<SizeNumber, number | undefined>>;
  readonly faults: readonly SizeNumber[];
}

/** Reads the numbers, which anybody may have written into an address. */
export function sizeNumbers(fields: SizeFields): SizeNumbers {
  const names = Object.keys(sizeRanges) as SizeNumber[];
  const values = Object.fromEntries(
    names.map((name) => {
      const [least, most] = sizeRanges[name];
      const number = /^\d{1,6}$/.test(fields[name].trim()) ? Number(fields[name]) : NaN;
      return [name, number >= least && number <= most ? number : undefined];
    }),
  ) as Record<SizeNumber, number | undefined>;
  const mayBeEmpty = (name: SizeNumber) => optional.includes(name) && !fields[name].trim();
  return { values, faults: names.filter((name) => values[name] === undefined && !mayBeEmpty(name)) };
}
