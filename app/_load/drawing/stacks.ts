import { usualVehicle, type Vehicle } from "../../_content/vehicles";
import { rectangles } from "../../_pallet/path-data";
import type { Footprint, Place } from "../packing/pack-floor";

/** Between two bodies of one vehicle, mm: drawn, not measured. */
export const betweenBodies = 700;

/** On both sides of a floor on every drawing together, mm: space for a dimension line. */
export const besideFloor = 680;

/** Where each body of a vehicle begins on its drawing, mm. */
export function bodyStarts({ bodies, length }: Vehicle): number[] {
  return Array.from({ length: bodies }, (_, index) => index * (length + betweenBodies));
}

/** How long a vehicle is on its drawing: all bodies and what is between them, mm. */
export function drawnLength({ bodies, length }: Vehicle): number {
  return bodies * length + (bodies - 1) * betweenBodies;
}

/**
 * How much of the width a vehicle's drawing takes, as an SVG's `width`: a short one less than the usual trailer, so that all
 * have one scale.
 */
export function shareOfWidth(vehicle: Vehicle): string {
  const share = (drawnLength(vehicle) + besideFloor) / (usualVehicle.length + besideFloor);
  return `${Math.min(100, Math.round(share * 100))}%`;
}

/** What a stack takes of the floor's length, mm. */
export function lengthOf({ turned }: Place, { length, depth }: Footprint): number {
  return turned ? depth : length;
}

/** The outlines of all stacks of a body, seen from above. */
export function stacksFromAbove(places: readonly Place[], pallet: Footprint): string {
  return rectangles(
    places.map((place) => ({
      x: place.x,
      y: place.y,
      width: lengthOf(place, pallet),
      height: place.turned ? pallet.length : pallet.depth,
    })),
  );
}

/** A stack as it is seen from the side: where it begins, how long it is, how many pallets it has. */
export interface SeenStack {
  readonly place: Place;
  readonly pieces: number;
}

/**
 * What is seen of a body's stacks from its side, the furthest first, so that the nearer ones may be drawn over them.
 *
 * @param pieces how many pallets stand at each place, in the order of the places
 */
export function stacksFromSide(places: readonly Place[], pieces: readonly number[]): SeenStack[] {
  const seen = new Map<string, SeenStack>();
  for (const [index, place] of places.entries()) {
    const stack = { place, pieces: pieces[index] ?? 0 };
    const key = `${place.x} ${place.turned}`;
    // Behind a stack of the same length only a higher one is seen.
    if (stack.pieces > (seen.get(key)?.pieces ?? 0)) seen.set(key, stack);
  }
  return [...seen.values()].sort((one, other) => one.place.y - other.place.y);
}

/** Divides pieces over places, stack by stack from the front wall. */
export function piecesByPlace(places: readonly Place[], perStack: number, pieces: number): number[] {
  return places.map((_, index) => Math.max(0, Math.min(perStack, pieces - index * perStack)));
}
