import { usualVehicle, type Vehicle } from "../../_content/vehicles";
import { rectangles } from "../../_pallet/path-data";
import { type Footprint, type Position, rectangleOf } from "../packing/pack-floor";

/** Drawn, mm; not a real measure. */
export const betweenBodies = 700;

/** Space for dimension lines, both sides of a floor together, mm. */
export const besideFloor = 680;

/** Where each body begins, mm. */
export function bodyStarts({ bodies, length }: Vehicle): number[] {
  return Array.from({ length: bodies }, (_, index) => index * (length + betweenBodies));
}

/** Of all bodies, mm. */
export function drawnLength({ bodies, length }: Vehicle): number {
  return bodies * length + (bodies - 1) * betweenBodies;
}

/** SVG `width`, smaller for short vehicles, so that all drawings have one scale. */
export function shareOfWidth(vehicle: Vehicle): string {
  const share = (drawnLength(vehicle) + besideFloor) / (usualVehicle.length + besideFloor);
  return `${Math.min(100, Math.round(share * 100))}%`;
}

/** Returns the outlines of all stacks from above, as path data. */
export function stacksFromAbove(positions: readonly Position[], pallet: Footprint): string {
  return rectangles(positions.map((position) => rectangleOf(position, pallet)));
}

export interface SeenStack {
  readonly position: Position;
  readonly pieces: number;
}

/**
 * Returns the stacks that are visible from the side, the furthest first, for painting; each with its
 * pieces.
 */
export function stacksFromSide(positions: readonly Position[], pieces: readonly number[]): SeenStack[] {
  const seen = new Map<string, SeenStack>();
  for (const [index, position] of positions.entries()) {
    const stack = { position, pieces: pieces[index] ?? 0 };
    const key = `${position.x} ${position.turned}`;
    // Behind a stack of the same length, only a higher stack is visible.
    if (stack.pieces > (seen.get(key)?.pieces ?? 0)) seen.set(key, stack);
  }
  return [...seen.values()].sort((one, other) => one.position.y - other.position.y);
}

/** Stack by stack from the front wall. */
export function piecesByPosition(positions: readonly Position[], perStack: number, pieces: number): number[] {
  return positions.map((_, index) => Math.max(0, Math.min(perStack, pieces - index * perStack)));
}
