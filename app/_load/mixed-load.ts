import type { Vehicle } from "../_content/vehicles";
import { packOnce, type StackedPallet, usableHeight } from "./full-load";
import type { FloorSides, Footprint, Position } from "./packing/pack-floor";

/** Floor width that defines a loading metre, mm. */
export const loadingWidth = 2400;

/** Returns the loading metres of a stack: 0.4 for 1200 × 800, 0.5 for 1200 × 1000. */
export function loadingMetres({ length, depth }: Footprint): number {
  return (length * depth) / loadingWidth / 1000;
}

interface Share {
  readonly pallet: StackedPallet;
  readonly quantity: number;
}

interface MixedStack {
  readonly position: Position;
  readonly body: number;
  readonly share: number;
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
  const perStack = shares.map(({ pallet }) =>
    Math.min(Math.floor(usableHeight(vehicle) / pallet.height), stackLimit),
  );
  const stacks = shares.map(({ quantity }, share) => Math.ceil(quantity / Math.max(1, perStack[share] ?? 1)));
  const isTooHigh = perStack.some((pieces) => pieces === 0);
  const open = footprints(shares, stacks);
  const placed: MixedStack[] = [];
  const reach = Array.from({ length: vehicle.bodies }, (_, body) => {
    let end = 0;
    for (const { pallet, waiting } of open) {
      const start = end > 0 ? end + play : 0;
      const floor = { length: vehicle.length - start, width: vehicle.width };
      const positions = shortestPart(floor, pallet, waiting.length, play);
      for (const position of positions) {
        const share = waiting.shift() ?? 0;
        placed.push({ position: { ...position, x: position.x + start }, body, share });
        end = Math.max(end, start + position.x + (position.turned ? pallet.depth : pallet.length));
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
    pieces: shares.reduce((sum, { quantity }) => sum + quantity, 0),
    reach,
    metres: vehicle.width < loadingWidth ? undefined : metres,
    fit: isTooHigh ? "over" : fitOf(placed.length === count, metres, mass, vehicle),
    mass,
    isTooHeavy: mass > vehicle.payload,
  };
}

function fitOf(arePlaced: boolean, metres: number, mass: number, vehicle: Vehicle): MixedFit {
  if (!arePlaced && metres > metresOf(vehicle) + 1e-9) return "over";
  if (mass > vehicle.payload) return "heavy";
  return arePlaced ? "fits" : "tight";
}

/** Returns the loading metres of a vehicle; for a floor narrower than `loadingWidth`, those of its area. */
function metresOf({ length, width, bodies }: Vehicle): number {
  return ((length * bodies) / 1000) * Math.min(1, width / loadingWidth);
}

/** Groups stacks without a position by footprint; `waiting` has the share index of each. */
function footprints(shares: readonly Share[], stacks: readonly number[]) {
  const found = new Map<string, { readonly pallet: StackedPallet; readonly waiting: number[] }>();
  for (const [share, { pallet }] of shares.entries()) {
    const key = `${pallet.length} ${pallet.depth}`;
    const footprint = found.get(key) ?? { pallet, waiting: [] };
    footprint.waiting.push(...Array.from({ length: stacks[share] ?? 0 }, () => share));
    found.set(key, footprint);
  }
  return [...found.values()].filter(({ waiting }) => waiting.length > 0);
}

/** Returns positions for up to `count` stacks on the shortest front part of a floor, to 10 mm. */
function shortestPart(
  floor: FloorSides,
  pallet: StackedPallet,
  count: number,
  play: number,
): readonly Position[] {
  if (count === 0 || floor.length <= 0) return [];
  const onLength = (length: number) => packOnce({ length, width: floor.width }, pallet, play).positions;
  let best = onLength(floor.length);
  let [least, most] = [0, floor.length];
  while (best.length >= count && most - least > 10) {
    const length = Math.ceil((least + most) / 2);
    const positions = onLength(length);
    if (positions.length < count) least = length;
    else [most, best] = [length, positions];
  }
  return best.slice(0, count);
}
