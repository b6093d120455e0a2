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
