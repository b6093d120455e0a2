import { palletRanges } from "../_content/pallet-ranges";
import { products } from "../_content/products";
import { constructionOf, customGeometry, type WholeConstruction } from "./custom-pallet";
import { type NumberedPallet, numberOf, readNumber } from "./pallet-number";

/** Returns figures from 0 to below 1, the same in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ranges = {
  length: palletRanges.side,
  depth: palletRanges.side,
  boards: palletRanges.boards,
  innerWidth: palletRanges.boardWidth,
  edgeWidth: palletRanges.boardWidth,
  thickness: palletRanges.boardThickness,
  blockHeight: palletRanges.blockHeight,
} as const;

/** Returns a pallet of which `choose` takes every figure and value, by the share of its range. */
function palletBy(choose: () => number): NumberedPallet {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(choose() * values.length)] as Value;
  const sizes = Object.entries(ranges).map(([name, [least, most]]) => [
    name,
    least + Math.floor(choose() * (most - least + 1)),
  ]);
  return {
    build: {
      ...(Object.fromEntries(sizes) as Record<keyof typeof ranges, number>),
      blocks: pick(["pressed", "solid", "any"] as const),
      entries: pick([2, 4] as const),
    },
    start: pick(products),
  };
}

const shapeOf = ({ build, start }: NumberedPallet) => JSON.stringify(customGeometry(build, start));

function opened(number: string): NumberedPallet {
  const read = readNumber(number);
  if (typeof read === "string") throw new Error(`${number}: ${read}`);
  return read;
}

/** Random pallets: all in the full run. */
const amount = process.env.FULL ? 100_000 : 3_000;

const random = randomOf(20_261_129);
const [lowest, highest] = [palletBy(() => 0), palletBy(() => 1 - 1e-9)];
const catalogue = products.map((start) => ({
  start,
  build: constructionOf(start.geometry),
}));

test("a number opens the pallet that it was made of: both limits, the catalogue, and random pallets", () => {
  const pallets = [lowest, highest, ...catalogue, ...Array.from({ length: amount }, () => palletBy(random))];
  const seen = new Map<string, string>();
  for (const pallet of pallets) {
    const number = numberOf(pallet);
    const again = opened(number);
    const shape = shapeOf(pallet);
    if (shapeOf(again) !== shape) throw new Error(`${number} opens another pallet`);
    if (numberOf(again) !== number) throw new Error(`${number} has a second number`);
    if (number.length > 20) throw new Error(`${number} is too long`);
    seen.set(number, shape);
  }
  expect(seen.size).toBeGreaterThan(amount - 10);
}, 240_000);

test("the same pallet has one number, whatever its fields say that does not matter", () => {
  const base = { ...lowest.build, length: 1200, depth: 1000 };
  const numbers = (...builds: WholeConstruction[]) =>
    new Set(builds.map((build) => numberOf({ build, start: products[0] }))).size;
  expect(numbers({ ...base, boards: 2, innerWidth: 90 }, { ...base, boards: 2, innerWidth: 120 })).toBe(1);
  expect(numbers({ ...base, boards: 3, innerWidth: 90 }, { ...base, boards: 3, innerWidth: 120 })).toBe(2);
  const bearers = { ...base, entries: 2 } as const;
  expect(numbers({ ...bearers, blocks: "solid" }, { ...bearers, blocks: "pressed" })).toBe(1);
});

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

test("every wrong character and every exchange of two neighbours is found", () => {
  const numbers = [lowest, highest, ...catalogue, ...Array.from({ length: 100 }, () => palletBy(random))].map(
    (pallet) => numberOf(pallet).replaceAll("-", ""),
  );
  const accepted: string[] = [];
  const check = (text: string) => {
    if (typeof readNumber(text) !== "string") accepted.push(text);
  };
  for (const number of numbers)
    for (let at = 0; at < number.length; at += 1) {
      const [sign = "", next = ""] = [number[at], number[at + 1]];
      for (const other of alphabet)
        if (other !== sign) check(number.slice(0, at) + other + number.slice(at + 1));
      if (next && next !== sign) check(number.slice(0, at) + next + sign + number.slice(at + 2));
    }
  expect(accepted).toEqual([]);
});

test("a number is read as people say and type it, and its fault is told", () => {
  const number = numberOf(highest);
  expect(number).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{2}$/);
  for (const text of [number.toLowerCase(), number.replaceAll("-", " "), ` ${number.replaceAll("-", "")} `])
    expect(opened(text)).toEqual(opened(number));
  const zeros = "0".repeat(14);
  expect([readNumber("O".repeat(13)), readNumber(`${"o".repeat(13)}0`)]).toEqual([
    "length",
    readNumber(zeros),
  ]);
  expect(readNumber(number.slice(0, -1))).toBe("length");
  expect(readNumber(`${number}0`)).toBe("length");
  expect(readNumber(number.replace(/.$/, "U"))).toBe("sign");
  expect(readNumber("")).toBe("length");
});
