import { palletRanges } from "../_content/pallet-ranges";
import { type FigureKind, readCount, readers } from "../_lib/read-figures";
import { isBlank } from "../_lib/read-text";
import { products } from "../_content/products";
import { usualVehicle, type Vehicle, vehicles } from "../_content/vehicles";
import { type FullLoad, fullLoad, type StackedPallet, usualPlay } from "./full-load";
import type { PalletGeometry } from "../_content/products";

/** Fields of the load planner as they are typed in, by their names in the address. */
export const usualFields = {
  /** Product id, or `own`. */
  p: String(products[0].id),
  v: usualVehicle.id as string,
  /** Highest number of pallets in a stack; empty: as many as fit. */
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
  /** Mixed load: product and pieces, such as `1:200,3:150`; `0`: none yet; empty: one kind of pallet. */
  x: "",
};

export type PlanFields = typeof usualFields;

/** Value of `x` for a mixed load without pieces. */
export const emptyMix = "0";

/** Value of `p` for an own format. */
export const own = "own";

/** Choices: pieces in a stack, and play in mm. */
export const stackLimits = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export const plays = [0, 5, 10, 15, 20, 30] as const;

/** Ranges of typed fields: pieces, mm and kg. */
export const ranges = {
  q: palletRanges.pieces,
  l: palletRanges.side,
  w: palletRanges.side,
  h: palletRanges.height,
  k: palletRanges.mass,
} as const;

export type TypedField = keyof typeof ranges;

export const figureKinds = {
  q: "count",
  l: "length",
  w: "length",
  h: "length",
  k: "mass",
} as const satisfies Record<TypedField, FigureKind>;

/** Fields with a fixed list of values; an address may have others. */
export type ChosenField = "p" | "v" | "n" | "g";

/** The load, parsed from the fields. */
export interface LoadPlan {
  readonly vehicle: Vehicle;
  readonly productId: number | undefined;
  /** Undefined for an own format with a figure that is missing or out of range. */
  readonly pallet: PalletGeometry | undefined;
  readonly play: number;
  readonly stackLimit: number | undefined;
  readonly quantity: number | undefined;
  /** Fields without a number in their range, and unknown choices. */
  readonly faults: readonly (TypedField | ChosenField)[];
  /** Faults of typed fields. The usual choice replaces other faults. */
  readonly typedFaults: readonly TypedField[];
}

/**
 * Parses the fields, which may come from any address. The usual choice replaces an unknown one; nothing
 * replaces a typed figure out of range.
 */
export function planOf(fields: PlanFields): LoadPlan {
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
  const typed = (name: TypedField) => readers[figureKinds[name]](fields[name], ranges[name]).value;
  const requested: readonly TypedField[] = [
    ...(isBlank(fields.q) ? [] : (["q"] as const)),
    ...(isOwn ? (["l", "w", "h", "k"] as const) : []),
  ];
  const typedFaults = requested.filter((name) => typed(name) === undefined);
  return {
    vehicle: vehicle ?? usualVehicle,
    productId: isOwn ? undefined : (product ?? products[0]).id,
    pallet: isOwn ? ownFormat((["l", "w", "h", "k"] as const).map(typed)) : (product ?? products[0]).geometry,
    play: play ?? usualPlay,
    stackLimit,
    quantity: typed("q"),
    faults: [...(["p", "v", "n", "g"] as const).filter((name) => !chosen[name]), ...typedFaults],
    typedFaults,
  };
}

/** Usual boards, mm. */
const board = { thickness: 22, width: 98, gap: 45 } as const;

/**
 * Returns a usual construction for a pallet known from outside: common boards and gaps, three rows of blocks
 * each way. Only for drawings of a load.
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

/** Returns the pallet of length, depth, height (mm) and mass (kg); undefined if one is missing. */
export function ownFormat(figures: readonly (number | undefined)[]): PalletGeometry | undefined {
  const [length, depth, height, mass] = figures;
  return length && depth && height && mass ? assumedPallet({ length, depth, height, mass }) : undefined;
}

/** Returns the full load of a plan; undefined without a pallet. */
export function loadOf(plan: LoadPlan): FullLoad | undefined {
  return plan.pallet && fullLoad(plan.vehicle, plan.pallet, plan);
}

/** Returns the query that opens the planner with an own format; mm and kg. */
export function ownSearch({ length, depth, height, mass }: StackedPallet): string {
  return `?p=${own}&l=${length}&w=${depth}&h=${height}&k=${mass}`;
}

/** Parses a mixed load into pieces by product. Ignores unknown products and invalid numbers. */
export function mixedOf(text: string): ReadonlyMap<number, number> {
  const parts = text.split(",").map((part) => part.split(":"));
  return new Map(
    products.flatMap(({ id }) => {
      const pieces = parts.find(([product]) => product === String(id))?.[1];
      const number = pieces && readCount(pieces, ranges.q).value;
      return number ? [[id, number] as const] : [];
    }),
  );
}

export function mixedText(pieces: ReadonlyMap<number, number>): string {
  return [...pieces].map(([id, count]) => `${id}:${count}`).join(",") || emptyMix;
}
