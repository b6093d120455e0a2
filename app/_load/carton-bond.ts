import type { CartonLoad } from "./cartons";
import { type Position, rectangleOf } from "./packing/pack-floor";

/**
 * Turns a layer by 180°, or mirrors it, to move its joints off those of the layer below.
 *
 * @returns undefined for a symmetric layer
 */
export function bondOf({ positions, footprint }: CartonLoad): readonly Position[] | undefined {
  const taken = positions.map((position) => ({ ...rectangleOf(position, footprint), ...position }));
  const endsX = Math.max(...taken.map(({ x, width }) => x + width)) + Math.min(...taken.map(({ x }) => x));
  const endsY = Math.max(...taken.map(({ y, height }) => y + height)) + Math.min(...taken.map(({ y }) => y));
  const moved = (byX: boolean, byY: boolean) =>
    taken.map(({ x, y, width, height, turned }) => ({
      x: byX ? endsX - x - width : x,
      y: byY ? endsY - y - height : y,
      turned,
    }));
  const keyOf = (all: readonly Position[]) =>
    all
      .map(({ x, y, turned }) => `${x} ${y} ${turned}`)
      .sort()
      .join();
  return [moved(true, true), moved(true, false), moved(false, true)].find(
    (layer) => keyOf(layer) !== keyOf(positions),
  );
}
