/** @jest-environment node */
import { BestAreaFit, BestLongSideFit, BestShortSideFit, BottomLeft, pack2D } from "binpackingjs/2d";

import { products } from "../../../_content/products";
import { vehicles } from "../../../_content/vehicles";
import { usualPlay } from "../full-load";
import { barnesBound } from "./bounds";
import { packFloor, type Sides } from "./pack-floor";

const heuristics = [BestAreaFit, BestLongSideFit, BestShortSideFit, BottomLeft];

const larger = ({ length, width }: Sides, play: number) => ({ length: length + play, width: width + play });
const turned = ({ length, width }: Sides) => ({ length: width, width: length });
const box = ({ length, width }: Sides) => ({ width: length, height: width });

/**
 * The most that the library places: with each of its heuristics, floor and pallets both ways round, and play as our own
 * search has it. It is given more pallets than can fit.
 */
function placedByLibrary(floor: Sides, pallet: Sides, play: number): number {
  const [whole, each] = [larger(floor, play), larger(pallet, play)];
  const boxes = barnesBound(whole.length, whole.width, each.length, each.width);
  const placed = [whole, turned(whole)].flatMap((bin) =>
    [each, turned(each)].flatMap((lying) =>
      heuristics.map((Heuristic) =>
        pack2D({
          bins: [box(bin)],
          boxes: Array.from({ length: boxes }, () => box(lying)),
          heuristic: new Heuristic(),
        }).packedBins.reduce((sum, { boxes }) => sum + boxes.length, 0),
      ),
    ),
  );
  return Math.max(...placed);
}

const placedByUs = (floor: Sides, pallet: Sides, play: number) =>
  packFloor(floor, pallet, { play }).places.length;

const eur = { length: 1200, width: 800 };
const industrial = { length: 1200, width: 1000 };
const [ft20, ft40] = [5896, 12_032].map((length) => ({ length, width: 2350 })) as [Sides, Sides];

/** Containers and pallets of which an exact solver proved the most, and what the library places of them. */
const measured = [
  ["20-foot container, 1200 × 1000", ft20, industrial, 10, 10],
  ["20-foot container, 1200 × 800", ft20, eur, 11, 11],
  ["40-foot container, 1200 × 800", ft40, eur, 24, 23],
  ["40-foot container, 1200 × 1000", ft40, industrial, 21, 20],
] as const;

test.each(measured)("%s", (_, floor, pallet, ours, theirs) => {
  expect(placedByUs(floor, pallet, 10)).toBe(ours);
  expect(placedByLibrary(floor, pallet, 10)).toBe(theirs);
});

describe.each(vehicles)("$id", (floor) => {
  test.each(products)("with product $id no fewer than the library places", ({ geometry }) => {
    const pallet = { length: geometry.length, width: geometry.depth };
    const theirs = placedByLibrary(floor, pallet, usualPlay);
    expect(theirs).toBeGreaterThan(0);
    expect(placedByUs(floor, pallet, usualPlay)).toBeGreaterThanOrEqual(theirs);
  });
});
