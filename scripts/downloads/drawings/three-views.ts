import type { PalletGeometry } from "../../../app/_content/products";
import { type Part, palletParts } from "../../../app/_pallet/pallet-parts";

/** Space between the views for dimension lines, mm. */
const between = 320;

/**
 * Where the views of a pallet stand on a sheet, in first-angle projection (ISO 5456-2, 5.2): the long side, below it the plan, on
 * its right the short side. Upper left corners in mm, y down, that of the long side at the origin.
 */
export function viewPlaces({ length, height }: PalletGeometry) {
  return {
    longSide: { x: 0, y: 0 },
    plan: { x: 0, y: height + between },
    shortSide: { x: length + between, y: 0 },
  } as const;
}

/** A rectangle of a view: upper left corner and size in mm, y down. */
export interface Outline {
  readonly layer: "deck" | "stringers" | "blocks" | "bottom" | "hidden";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const layers: Readonly<Record<Part["kind"], Outline["layer"]>> = {
  "deck board": "deck",
  "stringer board": "stringers",
  bearer: "blocks",
  block: "blocks",
  "bottom board": "bottom",
};

/** What is seen of a pallet from a side: each outline once, though several parts stand behind one another. */
function side(geometry: PalletGeometry, axis: 0 | 1): Outline[] {
  const outlines = palletParts(geometry).map(({ kind, at, size }) => ({
    layer: layers[kind],
    x: at[axis],
    y: geometry.height - at[2] - size[2],
    width: size[axis],
    height: size[2],
  }));
  return [...new Map(outlines.map((outline) => [JSON.stringify(outline), outline])).values()];
}

/** The plan: deck boards, what is seen of the parts right below them through the gaps, and the blocks, which are hidden. */
function plan(geometry: PalletGeometry): Outline[] {
  const parts = palletParts(geometry);
  const from = (kind: Part["kind"], layer: Outline["layer"] = layers[kind]): Outline[] =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ at, size }) => ({ layer, x: at[0], y: at[1], width: size[0], height: size[1] }));
  const deck = from("deck board");
  const gaps = deck.slice(1).map(({ y }, index) => {
    const before = deck[index];
    const start = before ? before.y + before.height : 0;
    return { start, end: y };
  });
  const through = [...from("stringer board"), ...from("bearer")].flatMap((part) =>
    gaps.flatMap(({ start, end }): Outline[] => {
      const [top, bottom] = [Math.max(start, part.y), Math.min(end, part.y + part.height)];
      return bottom > top ? [{ ...part, y: top, height: bottom - top }] : [];
    }),
  );
  return [...deck, ...through, ...from("block", "hidden")];
}

/** The three views of a pallet, each from its own upper left corner. */
export function threeViews(geometry: PalletGeometry) {
  return { longSide: side(geometry, 0), plan: plan(geometry), shortSide: side(geometry, 1) } as const;
}
