import { load } from "cheerio";

import { products } from "../../../app/_content/products";
import { dxf } from "./dxf";
import { svg } from "./svg";
import { threeViews, viewPlaces } from "./three-views";

/** The number that stands for millimetres in a DXF file (AutoCAD, $INSUNITS). */
const inMillimetres = 4;

/** An entity of a drawing, by the codes of its groups (DXF reference, "Group codes in numerical order"). */
interface Entity {
  readonly type: string;
  readonly layer: string;
  readonly text: string;
  readonly isClosed: boolean;
  readonly vertices: readonly { readonly x: number; readonly y: number }[];
}

/** Reads a drawing: every two lines of a DXF file are a code and its value; code 0 begins something. */
function read(text: string) {
  const lines = text.split("\n").map((line) => line.trim());
  const groups = lines.flatMap((code, at) => (at % 2 ? [] : [[code, lines[at + 1] ?? ""] as const]));
  const begins = [...groups.keys()].filter((at) => groups[at]?.[0] === "0");
  const all = begins.map((from, index): Entity => {
    const own = groups.slice(from, begins[index + 1]);
    const values = (wanted: string) => own.filter(([code]) => code === wanted).map(([, value]) => value);
    const ys = values("20").map(Number);
    return {
      type: own[0]?.[1] ?? "",
      layer: values("8")[0] ?? "",
      text: values(own[0]?.[1] === "LAYER" ? "2" : "1")[0] ?? "",
      isClosed: values("70")[0] === "1",
      vertices: values("10").map((x, at) => ({ x: Number(x), y: ys[at] ?? NaN })),
    };
  });
  const units = groups.findIndex(([code, value]) => code === "9" && value === "$INSUNITS");
  const of = (type: string) => all.filter((each) => each.type === type);
  return { units: Number(groups[units + 1]?.[1]), layers: of("LAYER").map((layer) => layer.text), of };
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
  const outlines = drawing.of("LWPOLYLINE");
  const below = -height - 1;

  test("the DXF holds three views in millimetres, as large as the pallet", () => {
    expect(drawing.units).toBe(inMillimetres);
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
    expect(outlines.every(({ isClosed }) => isClosed)).toBe(true);
  });

  test("its figures are its dimensions", () => {
    const figures = drawing.of("TEXT").map(({ text }) => text);
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
