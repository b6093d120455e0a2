import type { Vehicle } from "../_content/vehicles";
import { packOnce, type StackedPallet, usableHeight } from "./full-load";
import { type FloorSides, type Footprint, type Position, rectangleOf } from "./packing/pack-floor";

/** Floor width that defines a loading metre, mm. */
export const loadingWidth = 2400;

/**
 * Returns the loading metres of a stack: 0.4 for 1200 × 800, 0.5 for 1200 × 1000.
 *
 * @param width of the floor, mm
 */
export function loadingMetres({ length, depth }: Footprint, width = loadingWidth): number {
  return (length * depth) / width / 1000;
}

/** Pallets of one kind in a mixed load. */
export interface Share {
  readonly pallet: StackedPallet;
  readonly quantity: number;
  /** Highest number of pallets in a stack of this share. */
  readonly stackLimit?: number;
  /** Whether pallets may stand across the vehicle; they may by default. */
  readonly turns?: boolean;
}

interface MixedStack {
  readonly position: Position;
  readonly body: number;
  readonly share: number;
  readonly pieces: number;
}

/** Fits; may fit although not all positions were found; exceeds the floor; exceeds the payload. */
type MixedFit = "fits" | "tight" | "over" | "heavy";

/** Pallets of several kinds in one vehicle; each stack has one kind. */
export interface MixedLoad {
  /** Stacks with a position. */
  readonly placed: readonly MixedStack[];
  /** All stacks, placed or not: in total, and of each share. */
  readonly stacks: number;
  readonly stacksByShare: readonly number[];
  readonly pieces: number;
  /** Pieces of each share without a position. */
  readonly left: readonly number[];
  /** Length taken in each body from the front wall, mm. */
  readonly reach: readonly number[];
  /** Loading metres; undefined for a floor narrower than `loadingWidth`. */
  readonly metres: number | undefined;
  readonly fit: MixedFit;
  /** kg */
  readonly mass: number;
  readonly isTooHeavy: boolean;
}

interface MixedSettings {
  /** Space between neighbours, mm. */
  readonly play: number;
  readonly stackLimit?: number | undefined;
}

/**
 * Loads a vehicle with several kinds of pallets from the front wall. Each footprint takes the shortest part
 * of the floor that the search finds for its stacks, so that pallets of one footprint share rows.
 *
 * @throws RangeError for lengths that are not positive whole millimetres
 */
export function mixedLoad(
  vehicle: Vehicle,
  shares: readonly Share[],
  { play, stackLimit = Infinity }: MixedSettings,
): MixedLoad {
  const perStack = shares.map((share) =>
    Math.min(
      Math.floor(usableHeight(vehicle) / share.pallet.height),
      stackLimit,
      share.stackLimit ?? Infinity,
    ),
  );
  const stacks = shares.map(({ quantity }, share) => Math.ceil(quantity / Math.max(1, perStack[share] ?? 1)));
  const isTooHigh = perStack.some((pieces) => pieces === 0);
  const open = footprints(shares, stacks);
  const placed: MixedStack[] = [];
  const left = shares.map(({ quantity }) => quantity);
  const reach = Array.from({ length: vehicle.bodies }, (_, body) => {
    let end = 0;
    for (const { pallet, turns, waiting } of open) {
      const start = end > 0 ? end + play : 0;
      const floor = { length: vehicle.length - start, width: vehicle.width };
      const positions = shortestPart(floor, pallet, waiting.length, play, turns);
      for (const position of positions) {
        const share = waiting.shift() ?? 0;
        const pieces = Math.min(left[share] ?? 0, perStack[share] ?? 0);
        left[share] = (left[share] ?? 0) - pieces;
        placed.push({ position: { ...position, x: position.x + start }, body, share, pieces });
        end = Math.max(end, start + position.x + rectangleOf(position, pallet).width);
      }
    }
    return end;
  });
  const count = stacks.reduce((sum, each) => sum + each, 0);
  const metres = shares.reduce(
    (sum, { pallet }, share) => sum + (stacks[share] ?? 0) * loadingMetres(pallet),
    0,
  );
  const mass = shares.reduce((sum, { pallet, quantity }) => sum + quantity * pallet.mass, 0);
  return {
    placed,
    stacks: count,
    stacksByShare: stacks,
    left,
    pieces: shares.reduce((sum, { quantity }) => sum + quantity, 0),
    reach,
    metres: vehicle.width < loadingWidth ? undefined : metres,
    fit: isTooHigh ? "over" : fitOf(placed.length === count, isOver(vehicle, open, play), mass, vehicle),
    mass,
    isTooHeavy: mass > vehicle.payload,
  };
}

function fitOf(arePlaced: boolean, isOver: boolean, mass: number, vehicle: Vehicle): MixedFit {
  if (!arePlaced && isOver) return "over";
  if (mass > vehicle.payload) return "heavy";
  return arePlaced ? "fits" : "tight";
}

/**
 * Returns whether the floors are certainly too small for all stacks: for their area with the play around them
 * or, if all have one footprint, for a number that is proven to be the highest.
 */
function isOver(vehicle: Vehicle, all: readonly OpenFootprint[], play: number): boolean {
  const [only] = all;
  if (all.length === 1 && only) {
    const { positions, isProven } = packOnce(vehicle, only.pallet, play, only.turns);
    if (isProven) return only.count > positions.length * vehicle.bodies;
  }
  const needed = all.map(({ pallet, count }) => count * (pallet.length + play) * (pallet.depth + play));
  const floor = (vehicle.length + play) * (vehicle.width + play);
  return needed.reduce((sum, area) => sum + area, 0) > floor * vehicle.bodies;
}

/** Stacks of one footprint. */
interface OpenFootprint {
  readonly pallet: StackedPallet;
  readonly turns: boolean;
  readonly count: number;
  /** Share of each stack without a position. */
  readonly waiting: number[];
}

/** Groups stacks without a position by footprint. */
function footprints(shares: readonly Share[], stacks: readonly number[]): OpenFootprint[] {
  const found = new Map<string, OpenFootprint>();
  for (const [share, { pallet, turns = true }] of shares.entries()) {
    const key = `${pallet.length} ${pallet.depth} ${turns}`;
    const added = Array<number>(stacks[share] ?? 0).fill(share);
    const waiting = [...(found.get(key)?.waiting ?? []), ...added];
    found.set(key, { pallet, turns, count: waiting.length, waiting });
  }
  return [...found.values()].filter(({ count }) => count > 0);
}

/** Returns positions for up to `count` stacks on the shortest front part of a floor, to 10 mm. */
function shortestPart(
  floor: FloorSides,
  pallet: StackedPallet,
  count: number,
  play: number,
  turns: boolean,
): readonly Position[] {
  if (count === 0 || floor.length <= 0) return [];
  const onLength = (length: number) =>
    packOnce({ length, width: floor.width }, pallet, play, turns).positions;
  // Each packing takes time, so the search begins between the stacks' area and rows of equal stacks.
  const [along, across, width] = [pallet.length + play, pallet.depth + play, floor.width + play];
  const rows = (step: number, abreast: number) => Math.ceil(count / abreast) * step - play;
  const inRows = [
    rows(along, Math.floor(width / across)),
    ...(turns ? [rows(across, Math.floor(width / along))] : []),
  ];
  let most = Math.min(floor.length, ...inRows);
  let least = Math.min(most, Math.floor((count * along * across) / width) - play - 1);
  let best = onLength(most);
  while (best.length >= count && most - least > 10) {
    const length = Math.ceil((least + most) / 2);
    const positions = onLength(length);
    if (positions.length < count) least = length;
    else [most, best] = [length, positions];
  }
  return best.slice(0, count);
}
