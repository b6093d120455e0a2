import { palletRanges } from "../_content/pallet-ranges";
import { typedNumber, visibleText } from "../_lib/typed";
import { products } from "../_content/products";
import { usualVehicle, type Vehicle, vehicles } from "../_content/vehicles";
import { type FullLoad, fullLoad, type StackedPallet, usualPlay } from "./full-load";
import type { PalletGeometry } from "../_content/products";

/** The fields of the load planner as they are typed in, by the names they have in the address. */
export const usualFields = {
  /** Product, or `own`. */
  p: String(products[0].id),
  v: usualVehicle.id as string,
  /** At most so many in a stack; empty: as many as fit. */
  n: "",
  /** Play, mm. */
  g: String(usualPlay),
  /** Pieces needed; empty: not stated. */
  q: "",
  /** Own format: length, width, height (mm), mass (kg). */
  l: "1300",
  w: "1100",
  h: "150",
  k: "25",
  /** Mixed load: product and pieces, such as `1:200,3:150`; any other text while it has none, empty: one kind of pallet. */
  x: "",
};

export type PlanFields = typeof usualFields;

/** A mixed load without a piece, in the address. */
export const emptyMix = "0";

/** The product of an own format. */
export const own = "own";

/** What may be chosen: pieces in a stack, and play in mm. */
export const stackLimits = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export const plays = [0, 5, 10, 15, 20, 30] as const;

/** The least and the most of what is typed in: pieces, mm and kg. */
export const ranges = {
  q: palletRanges.pieces,
  l: palletRanges.side,
  w: palletRanges.side,
  h: palletRanges.height,
  k: palletRanges.mass,
} as const;

export type TypedField = keyof typeof ranges;

/** Fields with a few values to choose from; an address may name one that does not exist. */
export type ChosenField = "p" | "v" | "n" | "g";

/** What is to be loaded, read from the fields. */
export interface Plan {
  readonly vehicle: Vehicle;
  /** Undefined for an own format. */
  readonly productId: number | undefined;
  /** Undefined for an own format while one of its figures is missing or out of range. */
  readonly pallet: PalletGeometry | undefined;
  readonly play: number;
  readonly stackLimit: number | undefined;
  readonly quantity: number | undefined;
  /** Fields that hold no number in their range, or a choice that there is not. */
  readonly faults: readonly (TypedField | ChosenField)[];
  /** Those of them that are typed; the others have the usual choice in their place. */
  readonly typedFaults: readonly TypedField[];
}

/**
 * Reads the fields, which anybody may have written into an address: a choice that there is not is as usual, and a fault; a
 * typed figure out of its range is a fault, and nothing takes its place.
 */
export function planOf(fields: PlanFields): Plan {
  const isOwn = fields.p === own;
  const product = products.find(({ id }) => String(id) === fields.p);
  const vehicle = vehicles.find(({ id }) => id === fields.v);
  const play = plays.find((play) => String(play) === fields.g);
  const stackLimit = stackLimits.find((limit) => String(limit) === fields.n);
  const chosen = {
    p: isOwn || product,
    v: vehicle,
    n: fields.n === usualFields.n || stackLimit,
    g: play !== undefined,
  };
  const typed = (name: TypedField) => typedNumber(fields[name], ranges[name]);
  const requested: readonly TypedField[] = [
    ...(visibleText(fields.q) ? (["q"] as const) : []),
    ...(isOwn ? (["l", "w", "h", "k"] as const) : []),
  ];
  const typedFaults = requested.filter((name) => typed(name) === undefined);
  return {
    vehicle: vehicle ?? usualVehicle,
    productId: isOwn ? undefined : (product ?? products[0]).id,
    pallet: isOwn ? ownFormat(typed) : (product ?? products[0]).geometry,
    play: play ?? usualPlay,
    stackLimit,
    quantity: visibleText(fields.q) ? typed("q") : undefined,
    faults: [...(["p", "v", "n", "g"] as const).filter((name) => !chosen[name]), ...typedFaults],
    typedFaults,
  };
}

/** Boards as most pallets have them, mm. */
const board = { thickness: 22, width: 98, gap: 45 } as const;

/**
 * A usual construction for a pallet that is known by its outside alone: boards as wide and as far apart as
 * most have them, three rows of blocks each way. Good for a drawing of a load only: it is no offer.
 */
export function assumedPallet({ length, depth, height, mass }: StackedPallet): PalletGeometry {
  const thickness = Math.min(board.thickness, height / 6);
  const width = Math.min(board.width, depth / 4);
  const count = Math.max(2, Math.round((depth + board.gap) / (width + board.gap)));
  return {
    length,
    depth,
    height,
    boardThickness: thickness,
    blockHeight: height - 3 * thickness,
    deckBoards: Array.from({ length: count }, () => width),
    deckIsFixed: false,
    blockRows: [width, width, width],
    blockColumns: [width, width, width],
    blocks: "solid",
    mass,
  };
}

/** The pallet of an own format; undefined while one of its figures is. */
function ownFormat(typed: (name: TypedField) => number | undefined): PalletGeometry | undefined {
  const [length, depth, height, mass] = (["l", "w", "h", "k"] as const).map(typed);
  return length && depth && height && mass ? assumedPallet({ length, depth, height, mass }) : undefined;
}

/** The full load of a plan; undefined while its pallet is not known. */
export function loadOf(plan: Plan): FullLoad | undefined {
  return plan.pallet && fullLoad(plan.vehicle, plan.pallet, plan);
}

/** The part of an address after the question mark that opens the planner with an own format; mm and kg. */
export function ownSearch({ length, depth, height, mass }: StackedPallet): string {
  return `?p=${own}&l=${length}&w=${depth}&h=${height}&k=${mass}`;
}

/** Reads a mixed load: pieces by product; what is unknown or no number is left out. */
export function mixedOf(text: string): ReadonlyMap<number, number> {
  const parts = text.split(",").map((part) => part.split(":"));
  return new Map(
    products.flatMap(({ id }) => {
      const pieces = parts.find(([product]) => product === String(id))?.[1];
      const number = pieces && typedNumber(pieces, ranges.q);
      return number ? [[id, number] as const] : [];
    }),
  );
}

/** Writes a mixed load as `mixedOf` reads it. */
export function mixedText(pieces: ReadonlyMap<number, number>): string {
  return [...pieces].map(([id, count]) => `${id}:${count}`).join(",") || emptyMix;
}
