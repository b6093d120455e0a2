import type { PalletGeometry } from "../_content/products";
import { Measures, measuresOf } from "./measures";
import { blockColumns, levels, nails } from "./pallet-geometry";
import type { Part } from "./pallet-parts";
import { pathData, rectangle, rectangles } from "./path-data";
import { type Shape, type View, views } from "./views";

interface ViewProps {
  geometry: PalletGeometry;
}

interface SideProps extends ViewProps {
  /** Pallets in the stack; the lowest has its upper left corner at the origin. */
  pieces?: number;
}

const only = ({ shapes }: View, ...kinds: readonly Part["kind"][]): Shape[] =>
  kinds.flatMap((kind) => shapes.filter((shape) => shape.kind === kind));

const outlines = (shapes: readonly Shape[]) =>
  shapes.map(({ x, y, width, height }) => rectangle(x, y, width, height)).join("");

/** Draws the boards from above, corner at the origin: deck boards over stringer boards. SVG, in mm. */
export function Deck({ geometry }: ViewProps) {
  const { topView } = views(geometry);
  return (
    <>
      <path className="pallet-drawing__wood" d={outlines(only(topView, "stringer board", "bearer"))} />
      <path className="pallet-drawing__wood" d={outlines(only(topView, "deck board"))} />
    </>
  );
}

/** Draws the boards from above and their nails, corner at the origin. SVG, in mm. */
export function TopView({ geometry }: ViewProps) {
  // One path of dots (strokes without length, round caps) instead of up to 54 circles.
  const dots = nails(geometry).map(({ x, y }) => pathData`M${x} ${y}h0`);
  return (
    <>
      <Deck geometry={geometry} />
      <path className="pallet-drawing__nails" vectorEffect="none" d={dots.join("")} />
    </>
  );
}

/** Draws the outlines of the blocks under the deck, over a `TopView`. */
export function HiddenBlocks({ geometry }: ViewProps) {
  const blocks = only(views(geometry).topView, "block");
  return blocks.length > 0 && <path className="pallet-drawing__hidden" d={outlines(blocks)} />;
}

/** Draws the long side, upper left corner at the origin. SVG, in mm. */
export const LongSide = (props: SideProps) => <Side view="longSide" {...props} />;

/** Draws the short side, upper left corner at the origin. SVG, in mm. */
export const ShortSide = (props: SideProps) => <Side view="shortSide" {...props} />;

type SideName = "longSide" | "shortSide";

function Side({ view, geometry, pieces }: SideProps & { view: SideName }) {
  const side = views(geometry)[view];
  const path = (...kinds: readonly Part["kind"][]) =>
    rectangles(only(side, ...kinds), pieces, geometry.height);
  return (
    <>
      <path className="pallet-drawing__wood" d={path("deck board", "stringer board", "bottom board")} />
      <path
        className={geometry.blocks === "pressed" ? "pallet-drawing__chip" : "pallet-drawing__wood"}
        d={path("block", "bearer")}
      />
    </>
  );
}

interface DimensionedSideProps extends ViewProps {
  view: SideName;
  locale: string;
  /** Of lines and figures, see `measuresOf`. */
  scale?: number;
}

/** Draws a side with dimensions. Both sides end at the same position, which aligns their figures. */
export function DimensionedSide({ geometry, view, locale, scale }: DimensionedSideProps) {
  const side = views(geometry)[view];
  const moved = Math.max(geometry.length, geometry.depth) - side.width;
  return (
    <g transform={moved ? pathData`translate(${moved})` : undefined}>
      <Side geometry={geometry} view={view} />
      <Measures measures={measuresOf(side, locale, scale)} scale={scale} />
    </g>
  );
}

/** Returns the long side as one outline without inner edges: path data in mm from the upper left corner. */
export function silhouette(geometry: PalletGeometry): string {
  const { length, height, boardThickness } = geometry;
  const columns = blockColumns(geometry).map(({ start, width }) => rectangle(start, 0, width, height));
  return [
    rectangle(0, 0, length, boardThickness),
    ...columns,
    rectangle(0, levels(geometry).bottom, length, boardThickness),
  ].join("");
}

/** Returns the deck boards of a pallet from above, lower edge at 1000, as path data in mm. */
export function deckOutline(geometry: PalletGeometry): string {
  const boards = only(views(geometry).topView, "deck board");
  return rectangles(
    boards.map(({ x, y, width, height }) => ({ x, y: y + 1000 - geometry.depth, width, height })),
  );
}
