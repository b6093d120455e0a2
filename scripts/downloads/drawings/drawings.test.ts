/** @jest-environment node */
import DxfParser, { type IEntity, type ILwpolylineEntity, type ITextEntity } from "dxf-parser";
import { load } from "cheerio";

import { products } from "../../../app/_content/products";
import { dxf } from "./dxf";
import { svg } from "./svg";
import { threeViews, viewPlaces } from "./three-views";

/** The number that stands for millimetres in a DXF file (AutoCAD, $INSUNITS). */
const inMillimetres = 4;

/** Reads a drawing with an independent reader. */
function read(text: string) {
  const found = new DxfParser().parseSync(text);
  if (!found) throw new Error("The reader found no drawing.");
  const of = <Entity extends IEntity>(type: string) =>
    found.entities.filter((each) => each.type === type) as Entity[];
  return { header: found.header, layers: Object.keys(found.tables.layer.layers), of };
}

/** Least and greatest of each axis. */
function box(points: readonly { x: number; y: number }[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

describe.each(products)("drawing of product $id", ({ geometry }) => {
  const { length, depth, height, deckBoards, blockRows, blockColumns, deckIsFixed } = geometry;
  const places = viewPlaces(geometry);
  const drawing = read(dxf(geometry));
  const outlines = drawing.of<ILwpolylineEntity>("LWPOLYLINE");
  const below = -height - 1;

  test("a DXF reader finds three views in millimetres, as large as the pallet", () => {
    expect(drawing.header.$INSUNITS).toBe(inMillimetres);
    const corners = outlines.map(({ vertices }) => vertices);
    const inView = (isThere: (point: { x: number; y: number }) => boolean) =>
      box(corners.filter((each) => each.every(isThere)).flat());
    expect(inView(({ x, y }) => x <= length && y > below)).toEqual({
      left: 0,
      right: length,
      top: 0,
      bottom: -height,
    });
    expect(inView(({ y }) => y < below)).toEqual({
      left: places.plan.x,
      right: places.plan.x + length,
      top: -places.plan.y,
      bottom: -places.plan.y - depth,
    });
    expect(inView(({ x, y }) => x > length && y > below)).toEqual({
      left: places.shortSide.x,
      right: places.shortSide.x + depth,
      top: 0,
      bottom: -height,
    });
  });

  test("every kind of part has its layer, and every one of them is there", () => {
    expect(drawing.layers).toEqual(
      expect.arrayContaining(["DECK", "STRINGERS", "BLOCKS", "BOTTOM", "HIDDEN", "DIMENSIONS"]),
    );
    const count = (layer: string) => outlines.filter((each) => each.layer === layer).length;
    // In the plan; from the long side as one; from the short side.
    expect(count("DECK")).toBe(deckBoards.length + 1 + deckBoards.length);
    expect(count("HIDDEN")).toBe(blockRows.length * blockColumns.length);
    expect(count("BLOCKS")).toBe(blockColumns.length + blockRows.length);
    expect(outlines.every(({ shape }) => shape)).toBe(true);
  });

  test("its figures are its dimensions", () => {
    const figures = drawing.of<ITextEntity>("TEXT").map(({ text }) => text);
    for (const size of [length, depth, height]) expect(figures).toContain(String(size));
    for (const width of deckIsFixed ? deckBoards : []) expect(figures).toContain(String(width));
  });

  test("the SVG is drawn in millimetres, too, with the same figures", () => {
    const text = svg(geometry);
    const $ = load(text, { xml: true });
    const [, , width = "", tall = ""] = $("svg").attr("viewBox")?.split(" ") ?? [];
    expect($("svg").attr("width")).toBe(`${width}mm`);
    expect($("svg").attr("height")).toBe(`${tall}mm`);
    const figures = $("text")
      .toArray()
      .map((each) => $(each).text());
    for (const size of [length, depth, height]) expect(figures).toContain(String(size));
    expect($(".pallet-drawing__wood").length).toBeGreaterThan(3);
    expect(text).not.toMatch(/NaN|undefined|var\(/);
  });

  test("the same pallet gives the same files", () => {
    expect(dxf(geometry)).toBe(dxf({ ...geometry }));
    expect(svg(geometry)).toBe(svg({ ...geometry }));
  });
});

test("through the gaps of a deck the boards below are seen, and no line crosses a board", () => {
  const [{ geometry }] = products;
  const { plan } = threeViews(geometry);
  const deck = plan.filter(({ layer }) => layer === "deck");
  const below = plan.filter(({ layer }) => layer === "stringers");
  expect(below).toHaveLength((deck.length - 1) * geometry.blockColumns.length);
  for (const part of below)
    for (const board of deck)
      expect(part.y >= board.y + board.height || part.y + part.height <= board.y).toBe(true);
});
