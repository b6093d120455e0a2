import type { PalletGeometry } from "../../../app/_content/products";
import { palletParts, type Part } from "../../../app/_pallet/pallet-parts";

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

type Triple = readonly [number, number, number];

/** A face of a box: where it looks, and its corners, anticlockwise seen from outside. */
interface Face {
  readonly normal: Triple;
  readonly corners: readonly Triple[];
}

/** Which way the other two axes run along the faces across each axis, so that corners turn anticlockwise. */
const turns = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A box with edges of length 1 around the origin: its six faces. */
export const unitBox: readonly Face[] = [0, 1, 2].flatMap((axis) =>
  [1, -1].map((side): Face => {
    const turn = (across: number, along: number, up: number) => {
      const corner = [0, 0, 0];
      corner[axis] = across;
      corner[(axis + 1) % 3] = along;
      corner[(axis + 2) % 3] = up;
      return corner as unknown as Triple;
    };
    return {
      normal: turn(side, 0, 0),
      corners: turns.map(([along, up]) => turn(side / 2, (side * along) / 2, up / 2)),
    };
  }),
);
