import type { Vehicle } from "../_content/vehicles";
import { type StackedPallet, usableHeight } from "./full-load";
import { footprints, isOver, shortestPart } from "./open-footprints";
import { type Footprint, type Position, rectangleOf } from "./packing/pack-floor";

/** Floor width that defines a loading metre, mm. */
export const loadingWidth = 2400;

/** Of a stack: 0.4 for 1200 × 800, 0.5 for 1200 × 1000. */
export function loadingMetres({ length, depth }: Footprint, width = loadingWidth): number {
  return (length * depth) / width / 1000;
}

export interface Share {
  readonly pallet: StackedPallet;
  readonly quantity: number;
  /** In a stack of this kind. */
  readonly stackLimit?: number;
  /** Pallets may stand across the vehicle; by default they may. */
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

/** Each stack has one kind. */
export interface MixedLoad {
  readonly placed: readonly MixedStack[];
  /** Placed or not: in total, and of each share. */
  readonly stacks: number;
  readonly stacksByShare: readonly number[];
  readonly pieces: number;
  /** Pieces without a position, of each share. */
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
