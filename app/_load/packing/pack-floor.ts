import { fiveBlockSearch, type Search } from "./five-blocks";
import { type Block, type Floor, reachOf } from "./floor-limits";
import { guillotineBlocks } from "./guillotine";
import { rowBlocks } from "./rows";

/** Sides of a floor, in whole mm. */
export interface FloorSides {
  readonly length: number;
  readonly width: number;
}

/** Sides of a pallet from above, in whole mm. */
export interface Footprint {
  readonly length: number;
  readonly depth: number;
}

/** A pallet's corner nearest to the origin, in mm, and whether its length lies across the floor's. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** Returns the rectangle of the floor that a pallet takes: `width` along the floor, `height` across it; mm. */
export function rectangleOf({ x, y, turned }: Position, { length, depth }: Footprint) {
  const [width, height] = turned ? [depth, length] : [length, depth];
  return { x, y, width, height };
}

export interface Packing {
  readonly positions: readonly Position[];
  /** Whether no more pallets fit, by the Barnes bound. Otherwise a better packing is possible. */
  readonly isProven: boolean;
}

export interface PackingOptions {
  /** Space between two neighbours, mm; none at a wall. */
  readonly play?: number;
  /** Whether pallets may stand across. Otherwise their length lies along the floor's. */
  readonly turns?: boolean;
  /** Highest number of divisions to examine. Limits the time with the same result on every machine. */
  readonly budget?: number;
}

/** Enough for almost every pallet of 600 mm and more on the floors of lorries and containers. */
const enough = 200_000;

/**
 * Places as many equal pallets on a floor as the better of two searches finds: five blocks within a budget,
 * and cuts from wall to wall where the first may have missed some.
 *
 * Pallets and floor are enlarged by the play, which leaves it between neighbours and not at walls.
 *
 * @throws RangeError for sides that are not positive whole millimetres, or a negative or fractional play
 */
export function packFloor(floor: FloorSides, pallet: Footprint, options: PackingOptions = {}): Packing {
  const { play = 0, turns = true, budget = enough } = options;
  for (const side of [floor.length, floor.width, pallet.length, pallet.depth]) {
    if (!Number.isInteger(side) || side <= 0)
      throw new RangeError(`A side must be a whole number of millimetres, not ${side}.`);
  }
  if (!Number.isInteger(play) || play < 0)
    throw new RangeError(`Play must be a whole number of millimetres, not ${play}.`);

  const [length, width] = [floor.length + play, floor.width + play];
  if (!turns) {
    const positions: Position[] = [];
    for (let x = 0; x + pallet.length <= floor.length; x += pallet.length + play)
      for (let y = 0; y + pallet.depth <= floor.width; y += pallet.depth + play)
        positions.push({ x, y, turned: false });
    return { positions, isProven: true };
  }
  const sides = [pallet.length + play, pallet.depth + play] as const;
  const [long, short] = [Math.max(...sides), Math.min(...sides)];
  const reach = reachOf(long, short, Math.max(length, width));
  const blocks = fiveBlockSearch(long, short, reach, budget);
  const whole = blocks.floor(length, width);
  blocks.search(whole);

  let positions: Position[] = [];
  layOut(blocks, { long, short }, { x: 0, y: 0, length, width }, positions);
  if (positions.length < whole.bound) {
    const simple: Position[] = [];
    const cut = guillotineBlocks(long, short, reach, { length, width });
    // Small pallets have too many cuts to examine; rows from wall to wall are cheap.
    for (const block of cut.length ? cut : rowBlocks({ length, width }, sides))
      layGrid(block, { long, short }, block, false, simple);
    if (simple.length > positions.length) positions = simple;
  }
  const isTurned = pallet.length < pallet.depth;
  return {
    positions: towardsOrigin(
      isTurned ? positions.map((position) => ({ ...position, turned: !position.turned })) : positions,
      pallet,
    ),
    isProven: positions.length === whole.bound,
  };
}

/** Places the pallets of a block and of its sub-blocks. */
function layOut(
  search: Search,
  pallet: { readonly long: number; readonly short: number },
  block: Block,
  positions: Position[],
): void {
  const floor = search.floor(block.length, block.width);
  if (floor.least === 0) return;
  // The search stores floors by their longer side; this block may lie the other way.
  const isAcross = block.length < block.width;
  if (!floor.blocks) return layGrid(floor, pallet, block, isAcross, positions);
  for (const part of floor.blocks) {
    const turned = { x: part.y, y: part.x, length: part.width, width: part.length };
    const { x, y, length, width } = isAcross ? turned : part;
    layOut(search, pallet, { x: block.x + x, y: block.y + y, length, width }, positions);
  }
}

function layGrid(
  { length, width }: Pick<Floor, "length" | "width">,
  { long, short }: { readonly long: number; readonly short: number },
  origin: { readonly x: number; readonly y: number },
  isAcross: boolean,
  positions: Position[],
): void {
  const along = Math.floor(length / long) * Math.floor(width / short);
  const across = Math.floor(length / short) * Math.floor(width / long);
  const [stepX, stepY] = along >= across ? [long, short] : [short, long];
  for (let i = 0; (i + 1) * stepX <= length; i += 1) {
    for (let j = 0; (j + 1) * stepY <= width; j += 1) {
      const [x, y] = isAcross ? [j * stepY, i * stepX] : [i * stepX, j * stepY];
      positions.push({ x: origin.x + x, y: origin.y + y, turned: along >= across === isAcross });
    }
  }
}

/** Returns a packing or its mirror image, whichever is nearer to the front wall, ordered from there. */
function towardsOrigin(positions: readonly Position[], pallet: Footprint): Position[] {
  const ends = (position: Position) => position.x + rectangleOf(position, pallet).width;
  const end = Math.max(0, ...positions.map(ends));
  const mirrored = positions.map((position) => ({ ...position, x: end - ends(position) }));
  const weight = (all: readonly Position[]) =>
    all.reduce((sum, position) => sum + position.x + ends(position), 0);
  const nearer = weight(mirrored) < weight(positions) ? mirrored : [...positions];
  return nearer.sort((one, other) => one.x - other.x || one.y - other.y);
}
