import { products } from "../_content/products";
import { dxf, viewOrigins } from "./dxf";

/** Millimetres in DXF ($INSUNITS). */
const inMillimetres = 4;

/** Reads a drawing (DXF reference): every two lines are a code and its value; code 0 starts an entity, 9 a variable. */
function read(text: string) {
  const groups = [...text.matchAll(/^ *(\d+)\n(.*)\n?/gm)].map(
    ([, code = "", value = ""]) => [code, value.trim()] as const,
  );
  /** Returns the groups from each one that matches up to the next with a code 0 or 9. */
  const sections = (code: string, name: string) =>
    [...groups.keys()]
      .filter((at) => groups[at]?.[0] === code && groups[at]?.[1] === name)
      .map((from) => {
        const rest = groups.slice(from + 1);
        return rest.slice(
          0,
          rest.findIndex(([each]) => each === "0" || each === "9"),
        );
      });
  const valuesIn = (section: readonly (readonly [string, string])[], wanted: string) =>
    section.filter(([code]) => code === wanted).map(([, value]) => value);
  const of = (type: string) =>
    sections("0", type).map((section) => {
      const ys = valuesIn(section, "20").map(Number);
      return {
        layer: valuesIn(section, "8")[0] ?? "",
        text: valuesIn(section, type === "LAYER" ? "2" : "1")[0] ?? "",
        isClosed: valuesIn(section, "70")[0] === "1",
        vertices: valuesIn(section, "10").map((x, at) => ({ x: Number(x), y: ys[at] ?? NaN })),
      };
    });
  const variable = (name: string) => sections("9", name)[0]?.map(([, value]) => Number(value)) ?? [];
  /** Handles of objects, and references to handles (DXF reference: 5, 105; 320 to 369, 390 to 399). */
  const values = (codes: RegExp) => groups.filter(([code]) => codes.test(code)).map(([, value]) => value);
  return {
    of,
    variable,
    handles: new Set(values(/^1?0?5$/)),
    named: values(/^(3[2-6]\d|39\d)$/).filter((handle) => handle !== "0"),
    layers: of("LAYER").map(({ text }) => text),
  };
}

function box(points: readonly { x: number; y: number }[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

describe.each(products)("drawing of product $id", ({ geometry }) => {
  const { length, depth, height, deckBoards, blockRows, blockColumns, deckIsFixed } = geometry;
  const origins = viewOrigins(geometry);
  const drawing = read(dxf(geometry, "pl"));
  const outlines = drawing.of("LWPOLYLINE");
  const below = -height - 1;

  test("the DXF holds three views in millimetres, as large as the pallet", () => {
    expect(drawing.variable("$INSUNITS")).toEqual([inMillimetres]);
    expect(drawing.variable("$MEASUREMENT")).toEqual([1]);
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
      left: origins.topView[0],
      right: origins.topView[0] + length,
      top: -origins.topView[1],
      bottom: -origins.topView[1] - depth,
    });
    expect(inView(({ x, y }) => x > length && y > below)).toEqual({
      left: origins.shortSide[0],
      right: origins.shortSide[0] + depth,
      top: 0,
      bottom: -height,
    });
  });

  test("the DXF states its extents, and refers only to objects that it contains", () => {
    const lines = drawing.of("LINE").flatMap(({ vertices }) => vertices);
    const reach = box([...outlines.flatMap(({ vertices }) => vertices), ...lines]);
    expect(drawing.variable("$EXTMIN")[0]).toBeLessThanOrEqual(reach.left);
    expect(drawing.variable("$EXTMIN")[1]).toBeLessThanOrEqual(reach.bottom);
    expect(drawing.variable("$EXTMAX")[0]).toBeGreaterThanOrEqual(reach.right);
    expect(drawing.variable("$EXTMAX")[1]).toBeGreaterThanOrEqual(reach.top);
    expect(drawing.named.length).toBeGreaterThan(5);
    expect(drawing.named.filter((handle) => !drawing.handles.has(handle))).toEqual([]);
  });

  test("every kind of part has its layer, and every one of them is there", () => {
    expect(drawing.layers).toEqual(
      expect.arrayContaining(["DECK", "STRINGERS", "BLOCKS", "BOTTOM", "HIDDEN", "DIMENSIONS"]),
    );
    const count = (layer: string) => outlines.filter((each) => each.layer === layer).length;
    // In the top view; from the long side, where all boards overlap; from the short side.
    expect(count("DECK")).toBe(deckBoards.length + 1 + deckBoards.length);
    expect(count("HIDDEN")).toBe(blockRows.length * blockColumns.length);
    expect(count("BLOCKS")).toBe(blockColumns.length + blockRows.length);
    for (const { isClosed, vertices } of outlines) {
      const { left, right, top, bottom } = box(vertices);
      const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
      expect(isClosed).toBe(true);
      expect(new Set(vertices)).toEqual(new Set(corners));
    }
  });

  test("its figures are its dimensions", () => {
    const figures = drawing.of("TEXT").map(({ text }) => text);
    for (const size of [length, depth, height]) expect(figures).toContain(String(size));
    for (const width of deckIsFixed ? deckBoards : []) expect(figures).toContain(String(width));
  });
});

test("boards below are drawn in the gaps of the deck, and no line crosses a board", () => {
  const [{ geometry }] = products;
  const topView = read(dxf(geometry, "pl"))
    .of("LWPOLYLINE")
    .filter(({ vertices }) => box(vertices).top < -geometry.height);
  const on = (wanted: string) =>
    topView.filter(({ layer }) => layer === wanted).map(({ vertices }) => box(vertices));
  const [deck, below] = [on("DECK"), on("STRINGERS")];
  expect(below).toHaveLength((deck.length - 1) * geometry.blockColumns.length);
  for (const part of below)
    for (const board of deck) expect(part.bottom >= board.top || part.top <= board.bottom).toBe(true);
});

test.each([
  ["pl", ","],
  ["de", ","],
  ["en", "."],
] as const)("figures in %s have the decimal sign %s", (locale, sign) => {
  const [{ geometry }] = products;
  const signs = read(dxf(geometry, locale))
    .of("TEXT")
    .flatMap(({ text }) => text.replace(/\d/g, "") || []);
  expect(new Set(signs)).toEqual(new Set([sign]));
});

test("the type number stands above the views, where the product has one", () => {
  const [{ geometry }] = products;
  const texts = (typeNumber?: string) =>
    read(dxf(geometry, "pl", typeNumber))
      .of("TEXT")
      .filter(({ layer }) => layer === "TITLE");
  expect(texts()).toEqual([]);
  expect(texts("TYPE-1")).toEqual([
    expect.objectContaining({ text: "TYPE-1", vertices: [{ x: 0, y: expect.any(Number) }] }),
  ]);
});
