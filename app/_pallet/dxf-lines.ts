import type { Rectangle } from "./path-data";
import { type Dimension, type Shape, shapesOf, type View } from "./views";

/**
 * Sizes in mm: distance of a dimension line from the view, gap and extension of its witness lines, distance of
 * the figure, half of an oblique stroke.
 */
const [away, beyond, above, stroke] = [90, 15, 12, 12] as const;

/** A point on the sheet in mm, y down. */
export type Point = readonly [x: number, y: number];

export const layers: Readonly<Record<Shape["kind"], string>> = {
  "deck board": "DECK",
  "stringer board": "STRINGERS",
  bearer: "BLOCKS",
  block: "BLOCKS",
  "bottom board": "BOTTOM",
};

export type Outline = readonly [layer: string, outline: Rectangle];

/**
 * Of the top view without crossings: deck boards, the boards visible through their gaps, and the hidden
 * blocks.
 */
export function outlinesFromAbove(view: View): Outline[] {
  const deck = shapesOf(view, "deck board");
  const through = shapesOf(view, "stringer board", "bearer").flatMap((part) =>
    deck.slice(1).flatMap((board, index): Outline[] => {
      const before = deck[index] ?? board;
      const [top, bottom] = [
        Math.max(before.y + before.height, part.y),
        Math.min(board.y, part.y + part.height),
      ];
      return bottom > top ? [[layers[part.kind], { ...part, y: top, height: bottom - top }]] : [];
    }),
  );
  return [
    ...deck.map((board): Outline => [layers[board.kind], board]),
    ...through,
    ...shapesOf(view, "block").map((block): Outline => ["HIDDEN", block]),
  ];
}

/**
 * A dimension line, two witness lines and two oblique strokes beside a view (ISO 129-1), and the figure's
 * position.
 */
export function dimensionLines({ beside, from, to }: Dimension, { width, height }: View) {
  const isUpright = beside === "left" || beside === "right";
  const point = (on: number, across: number): Point => (isUpright ? [across, on] : [on, across]);
  const edge = { top: 0, right: width, bottom: height, left: 0 }[beside];
  const sign = beside === "top" || beside === "left" ? -1 : 1;
  const line = edge + sign * away;
  const at = (on: number) =>
    [
      [point(on, edge + sign * beyond), point(on, line + sign * beyond)],
      [point(on - stroke, line + stroke), point(on + stroke, line - stroke)],
    ] as const;
  return {
    lines: [[point(from, line), point(to, line)], ...at(from), ...at(to)] as const,
    figure: point((from + to) / 2, line - above),
    rotation: isUpright ? 90 : 0,
  };
}
