import { type Block, type Floor, floorsOf, type Reach } from "./floor-limits";

/** Keeps the floors of a search, and searches each of them once. */
export interface Search {
  /** Returns the floor with these sides, in either order. */
  readonly floor: (length: number, width: number) => Floor;
  readonly search: (floor: Floor) => void;
}

/**
 * Divides floors into five blocks like a pinwheel, or into two, and recursively divides each block. Bounds
 * cut off divisions that can't be better (five-block heuristic, Morabito and Morales 1998, "A simple and
 * effective recursive procedure for the manufacturer's pallet loading problem").
 *
 * @param long longer side of the pallet, mm, with play
 * @param short its other side
 * @param budget highest number of divisions, and blocks for them, to examine
 */
export function fiveBlockSearch(long: number, short: number, reach: Reach, budget: number): Search {
  const floor = floorsOf(long, short, reach);
  const area = long * short;
  let left = budget;

  /** Keeps a division that is better than the best so far. Searches its blocks only while it may be. */
  function tryDivision(whole: Floor, parts: readonly Floor[], blocks: () => readonly Block[]): void {
    let hope = parts.reduce((sum, { most }) => sum + most, 0);
    for (const part of parts) {
      if (hope <= whole.least) return;
      hope -= part.most;
      search(part);
      // When the budget is used up, `most` is only an upper bound: placed pallets count.
      hope += part.most;
    }
    const placed = parts.reduce((sum, { least }) => sum + least, 0);
    if (placed <= whole.least) return;
    whole.least = placed;
    whole.blocks = blocks();
  }

  const isDone = (whole: Floor) => left <= 0 || whole.least >= whole.most;

  function divideInTwo(whole: Floor): void {
    const { length, width } = whole;
    const inRows = (y: number) => [
      { x: 0, y: 0, length, width: y },
      { x: 0, y, length, width: width - y },
    ];
    const inColumns = (x: number) => [
      { x: 0, y: 0, length: x, width },
      { x, y: 0, length: length - x, width },
    ];
    for (const [side, divide] of [
      [width, inRows],
      [length, inColumns],
    ] as const)
      for (const cut of reach.cuts(side)) {
        // Stryker disable next-line all: the other half mirrors the first
        if (2 * cut > side) break;
        if (isDone(whole)) return;
        left -= 1;
        const blocks = divide(cut);
        tryDivision(
          whole,
          blocks.map((block) => floor(block.length, block.width)),
          () => blocks,
        );
      }
  }

  function divideInFive(whole: Floor): void {
    const { length, width } = whole;
    const xs = reach.cuts(length);
    const ys = reach.cuts(width);
    // Each outer block depends on one cut per axis: one lookup for all divisions with these cuts.
    const lookup = (make: (x: number, y: number) => Floor) => {
      const rows: (readonly Floor[] | undefined)[] = [];
      return (index: number) => {
        const known = rows[index];
        if (known) return known;
        left -= ys.length;
        return (rows[index] = ys.map((y) => make(xs[index] as number, y)));
      };
    };
    const lowerLefts = lookup((x2, y1) => floor(x2, y1));
    const lowerRights = lookup((x2, y2) => floor(length - x2, y2));
    const upperRights = lookup((x1, y2) => floor(length - x1, width - y2));
    const upperLefts = lookup((x1, y1) => floor(x1, width - y1));
    for (let i1 = 0; i1 < xs.length; i1 += 1) {
      const x1 = xs[i1] as number;
      const upperLeft = upperLefts(i1);
      const upperRight = upperRights(i1);
      for (let i2 = i1 + 1; i2 < xs.length; i2 += 1) {
        const x2 = xs[i2] as number;
        // A division turned by 180° holds as many pallets.
        if (x1 + x2 > length) break;
        const lowerLeft = lowerLefts(i2);
        const lowerRight = lowerRights(i2);
        for (let j1 = 0; j1 < ys.length; j1 += 1) {
          const a = lowerLeft[j1] as Floor;
          const d = upperLeft[j1] as Floor;
          for (let j2 = j1 + 1; j2 < ys.length; j2 += 1) {
            if (isDone(whole)) return;
            left -= 1;
            const y1 = ys[j1] as number;
            const y2 = ys[j2] as number;
            const b = lowerRight[j2] as Floor;
            const c = upperRight[j2] as Floor;
            const middle = ((x2 - x1) * (y2 - y1)) / area;
            // Stryker disable next-line ConditionalExpression: only saves time
            if (a.most + b.most + c.most + d.most + middle < whole.least + 1) continue;
            tryDivision(whole, [a, b, c, d, floor(x2 - x1, y2 - y1)], () => [
              { x: 0, y: 0, length: x2, width: y1 },
              { x: x2, y: 0, length: length - x2, width: y2 },
              { x: x1, y: y2, length: length - x1, width: width - y2 },
              { x: 0, y: y1, length: x1, width: width - y1 },
              { x: x1, y: y1, length: x2 - x1, width: y2 - y1 },
            ]);
          }
        }
      }
    }
  }

  function search(whole: Floor): void {
    // Stryker disable next-line ConditionalExpression: to search again finds the same
    if (whole.searched) return;
    // Stryker disable next-line BooleanLiteral: to search again finds the same
    whole.searched = true;
    divideInTwo(whole);
    if (!isDone(whole)) divideInFive(whole);
    // All divisions were examined: this search finds no more on this floor.
    if (left > 0) whole.most = whole.least;
  }

  return { floor, search };
}
