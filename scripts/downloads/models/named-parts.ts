import type { PalletGeometry } from "../../../app/_content/products";
import { type Part, palletParts } from "../../../app/_features/pallet/pallet-parts";

/** A part with a name that no other part of the pallet has, such as "deck board 3". */
export interface NamedPart extends Part {
  readonly name: string;
}

/** Every board and block of a pallet, numbered among its kind from one long side to the other. */
export function namedParts(geometry: PalletGeometry): NamedPart[] {
  const counts = new Map<string, number>();
  return palletParts(geometry).map((part) => {
    const number = (counts.get(part.kind) ?? 0) + 1;
    counts.set(part.kind, number);
    return { ...part, name: `${part.kind} ${number}` };
  });
}

/**
 * A place or a size in the axes of models for viewers: metres, y up, the middle of the footprint at the origin (glTF 2.0, 3.4;
 * USD wants the same for a model that is put on a floor).
 *
 * @returns centre and size of a part
 */
export function inMetres(
  { at, size }: Part,
  { length, depth }: PalletGeometry,
): { centre: [number, number, number]; size: [number, number, number] } {
  const middle = ([0, 1, 2] as const).map((axis) => at[axis] + size[axis] / 2) as [number, number, number];
  const metres = (millimetres: number) => Number((millimetres / 1000).toFixed(6));
  return {
    centre: [metres(middle[0] - length / 2), metres(middle[2]), metres(depth / 2 - middle[1])],
    size: [metres(size[0]), metres(size[2]), metres(size[1])],
  };
}
