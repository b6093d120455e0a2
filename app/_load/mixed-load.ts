import type { Vehicle } from "../_content/vehicles";
import { packOnce, type StackedPallet, usableHeight } from "./full-load";
import type { FloorSides, Footprint, Place } from "./packing/pack-floor";

/** The width that a loading metre is a metre of, mm. */
export const loadingWidth = 2400;

/** What a stack takes of a vehicle's length beside others, in m: 0.4 for 1200 × 800, 0.5 for 1200 × 1000. */
export function loadingMetres({ length, depth }: Footprint): number {
  return (length * depth) / loadingWidth / 1000;
}

/** Pallets of one kind in a mixed load. */
interface Share {
  readonly pallet: StackedPallet;
  readonly quantity: number;
}

/** A stack of a mixed load on its floor. */
interface MixedStack {
  readonly place: Place;
  /** Which body of the vehicle it stands in, from 0. */
  readonly body: number;
  /** Which share it is of, from 0. */
  readonly share: number;
}

/**
 * Whether a mixed load goes in: it is placed, it may go in although no places were found, there is more of it than floor, or it is
 * heavier than the payload.
 */
type MixedFit = "fits" | "tight" | "over" | "heavy";

/** Pallets of different kinds in one vehicle, each kind in stacks of its own. */
export interface MixedLoad {
  /** Those that found a place. */
  readonly placed: readonly MixedStack[];
  /** Of all kinds, placed or not, and of each share. */
  readonly stacks: number;
  readonly stacksByShare: readonly number[];
  readonly pieces: number;
  /** How far the stacks reach from the front wall of each body, mm. */
  readonly reach: readonly number[];
  /** Loading metres; undefined for a floor that is narrower than they are meant for. */
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
 * Loads a vehicle with pallets of different kinds, from the front wall, kind after kind: each footprint takes the shortest part
 * of the floor that the search finds for its stacks, so pallets of one footprint share their rows.
 *
 * @throws RangeError for lengths that are no whole millimetres above zero
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
      const places = shortestPart(floor, pallet, waiting.length, play);
      for (const place of places) {
        const share = waiting.shift() ?? 0;
        placed.push({ place: { ...place, x: place.x + start }, body, share });
        end = Math.max(end, start + place.x + (place.turned ? pallet.depth : pallet.length));
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

/** As many loading metres as a vehicle has: of a floor narrower than they are meant for, its area in them. */
function metresOf({ length, width, bodies }: Vehicle): number {
  return ((length * bodies) / 1000) * Math.min(1, width / loadingWidth);
}

/** Stacks that wait for a place, by the footprint that they share; each by the number of its share. */
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

/** Places for so many stacks on the shortest front part of a floor that the search finds, to 10 mm; else as many as go on it. */
function shortestPart(
  floor: FloorSides,
  pallet: StackedPallet,
  count: number,
  play: number,
): readonly Place[] {
  if (count === 0 || floor.length <= 0) return [];
  const onLength = (length: number) => packOnce({ length, width: floor.width }, pallet, play).places;
  let best = onLength(floor.length);
  let [least, most] = [0, floor.length];
  while (best.length >= count && most - least > 10) {
    const length = Math.ceil((least + most) / 2);
    const places = onLength(length);
    if (places.length < count) least = length;
    else [most, best] = [length, places];
  }
  return best.slice(0, count);
}
