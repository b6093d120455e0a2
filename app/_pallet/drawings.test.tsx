import { type CheerioAPI, load } from "cheerio";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { palletRanges } from "../_content/pallet-ranges";
import { type PalletGeometry, type Product, products, type RenderCamera } from "../_content/products";
import { millimetres } from "../_i18n/figures";
import { customPallet } from "./custom-pallet";
import { DimensionDrawing, DrawingSheet, ScaledViews } from "./drawings";
import { eur, heavyDuty, industrial, studioCamera } from "./test-pallets";
import { pictureSources } from "../_content/pictures";
import { PhotoDimensions, photoMeasures } from "./photo-dimensions";
import { PalletCardDrawing } from "./pallet-drawing";

const sides = ["top", "right", "bottom", "left"] as const;
type Size = readonly [width: number, height: number];

/** Returns a point of an element in the units of its SVG, by its own and all outer transforms. */
function onSvg(element: ReturnType<CheerioAPI>, x: number, y: number): [x: number, y: number] {
  const outer = element.parentsUntil("svg").toArray();
  const transforms = [element.attr("transform"), ...outer.map(({ attribs }) => attribs["transform"])];
  return transforms.reduce<[number, number]>(
    (point, transform = "") => {
      const scale = Number(/scale\(([\d.]+)/.exec(transform)?.[1] ?? 1);
      const [, dx = 0, dy = 0] = /translate\((-?[\d.]+) ?(-?[\d.]+)?/.exec(transform) ?? [];
      return [point[0] * scale + Number(dx), point[1] * scale + Number(dy)];
    },
    [x, y],
  );
}

/** Returns the lengths of the straight lines in path data. */
function lineLengths(data: string): number[] {
  let [x, y] = [0, 0];
  return [...data.matchAll(/([MLVh])([^MLVh]*)/g)].flatMap(([, command, numbers = ""]) => {
    const [one = 0, other = 0] = numbers.trim().split(" ").map(Number);
    const from = [x, y] as const;
    if (command === "V") y = one;
    else if (command === "h") x += one;
    else [x, y] = [one, other];
    return command === "M" ? [] : [Math.hypot(x - from[0], y - from[1])];
  });
}

/**
 * Renders a drawing and reads it back from its SVG.
 *
 * @param sizes sides of the pallet in each view, mm
 * @returns `views`: the figures of each view, with their positions, by the side of the pallet on which they stand;
 *   `named`: accessible names of the views; `wrong`: figures outside of their view or without a line as long as they say
 */
function read(drawing: ReactNode, sizes: readonly Size[]) {
  const $ = load(renderToStaticMarkup(drawing));
  const wrong: string[] = [];
  const views = sizes.map(([width, height], view) => {
    const svg = $("svg").eq(view);
    const [left = 0, top = 0, wide = 0, tall = 0] = (svg.attr("viewBox") ?? "").split(" ").map(Number);
    // Both sides end at the same position.
    const start = Math.max(0, ...sizes.map(([each]) => each)) - width;
    const figures = svg.find("text").map((_, text) => {
      const [x, y] = onSvg($(text), Number($(text).attr("x") ?? 0), Number($(text).attr("y") ?? 0));
      const at = view ? x - start : x;
      const side = at < 0 ? "left" : at > width ? "right" : y < 0 ? "top" : y > height ? "bottom" : "inside";
      const figure = $(text).text();
      const unit = onSvg($(text).parent(), 1, 0)[0] - onSvg($(text).parent(), 0, 0)[0];
      const lines = lineLengths($(text).siblings("path").last().attr("d") ?? "");
      const length = Number(figure.replace(",", "."));
      if (!lines.some((line) => Math.abs(line * unit - length) < 1)) wrong.push(`no line for ${figure}`);
      if (x < left || x > left + wide || y < top || y > top + tall) wrong.push(`${figure} is outside`);
      return { figure, side, at: [at, y] };
    });
    const all = figures.toArray();
    return sides.map((side) => all.filter((each) => each.side === side));
  });
  const named = $("svg")
    .toArray()
    .map(({ attribs }) => attribs["aria-label"] ?? attribs["aria-hidden"]);
  if (/NaN|undefined|\d\.\d{5}/.test($.html())) wrong.push("figures of the markup");
  return { views, named, wrong };
}

const gapOf = (widths: readonly number[], whole: number) =>
  (whole - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1);
const atLimit = (at: 0 | 1) =>
  customPallet({
    length: palletRanges.side[at],
    depth: palletRanges.side[at],
    boards: palletRanges.boards[at],
    innerWidth: palletRanges.boardWidth[at],
    edgeWidth: palletRanges.boardWidth[at],
    thickness: palletRanges.boardThickness[at],
    blockHeight: palletRanges.blockHeight[at],
    blocks: "solid",
    entries: 4,
  }).geometry;
const catalogue: readonly PalletGeometry[] = [
  ...products.map(({ geometry }) => geometry),
  eur,
  heavyDuty,
  industrial,
];
const others = [
  atLimit(0),
  atLimit(1),
  { ...industrial, bearers: true },
  { ...eur, length: 800, depth: 1200 },
];

const drawings = [
  ...catalogue.map((geometry, index) => [index, "product page", geometry, DimensionDrawing] as const),
  ...[...catalogue, ...others].flatMap((geometry, index) => [
    [index, "size tool", geometry, DrawingSheet] as const,
    [index, "sheet", geometry, ScaledViews] as const,
  ]),
];

test.each(drawings)(
  "pallet %i on the %s: each number stands on its side, beside a line of its length",
  (...drawn) => {
    const [, page, geometry, Drawing] = drawn;
    const { length, depth, height, deckBoards, blockColumns, boardThickness, blockHeight, bearers } =
      geometry;
    const { views, named, wrong } = read(<Drawing geometry={geometry} label="Paleta" locale="pl" isWhole />, [
      [length, depth],
      [length, height],
      [depth, height],
    ]);
    const [above = [], long = [], short = []] = views.map((view) =>
      view.map((side) => side.map(({ figure }) => figure)),
    );
    const texts = (...all: readonly number[]) => all.map((mm) => millimetres(mm, "pl"));
    expect(above.slice(0, 3)).toEqual([texts(length), texts(depth), []]);
    // A board or a gap that is too narrow for its figure has none, nor has a block below the long side.
    expect(texts(...deckBoards, Math.round(gapOf(deckBoards, depth) * 10) / 10)).toEqual(
      expect.arrayContaining(above[3] ?? []),
    );
    // Where one can change them, the first board has its figure although boards are agreed per order.
    if (page !== "product page") expect(above[3]).toContain(texts(deckBoards[0] ?? 0)[0]);
    const [block = 0] = blockColumns;
    const below = bearers ? [] : texts(block, gapOf(blockColumns, length));
    expect([below, below.slice(1)]).toContainEqual(long[2]);
    expect([long[0], long[1], long[3]]).toEqual([[], texts(height), []]);
    const entry = blockHeight + (bearers ? boardThickness : 0);
    expect(short).toEqual([[], texts(entry), texts(depth), []]);
    expect([wrong, named.slice(0, 2)]).toEqual([[], ["Paleta", "true"]]);
    const [top, right] = views[0]?.map(([first]) => first?.at) ?? [];
    expect(Math.abs((top?.[0] ?? NaN) - length / 2)).toBeLessThan(1);
    expect(Math.abs((right?.[1] ?? NaN) - depth / 2)).toBeLessThan(1);
  },
);

test.each(["en", "de"])("in %s the fork opening has the language's decimal sign", (locale) => {
  const html = renderToStaticMarkup(<DimensionDrawing geometry={eur} label="" locale={locale} />);
  expect(html).toContain(millimetres(382.5, locale));
});

test("dimension lines lie along the edges in the picture, and figures at their middle, turned with them", () => {
  // Checked by eye against the render of this pallet with this lens.
  const measures = photoMeasures(heavyDuty, studioCamera(119));
  expect(measures.map(({ line, figure, x, y, angle }) => [line, figure, x, y, angle])).toEqual([
    ["M677 923L1557 667M626 894L695 933M1501 644L1576 675", "1200", 1144, 787, -16.2],
    ["M36 630L523 914M106 614L13 636M598 892L498 921", "1000", 263, 762, 30.2],
    ["M1521 630L1528 495M1502 635L1541 625M1509 500L1547 490", "162", 1525, 563, -90],
  ]);
});

test("a picture without a known camera has no dimension lines", () => {
  expect(renderToStaticMarkup(<PhotoDimensions geometry={eur} camera={undefined} />)).toBe("");
});

/**
 * Returns where the dimension lines begin and end across the picture: 0 is its left edge, 1 its right edge.
 */
function extent(geometry: PalletGeometry, camera: RenderCamera): [from: number, to: number] {
  const places = photoMeasures(geometry, camera).flatMap(({ line }) => {
    const [, dimension = ""] = line.split("M");
    return dimension.split("L").map((point) => Number(point.split(" ")[0]) / camera.frame.width);
  });
  return [Math.min(...places), Math.max(...places)];
}

/**
 * Returns whether the lines fill the frame, as in the studio. Otherwise the camera is that of another pallet.
 */
function fits(geometry: PalletGeometry, camera: RenderCamera): boolean {
  const [from, to] = extent(geometry, camera);
  return from > 0 && to < 1 && to - from > 0.92;
}

test("every product with a camera fills the picture that the camera took", () => {
  for (const { id, geometry, camera, img } of products as readonly Product[]) {
    if (!camera) continue;
    const { width, height } = pictureSources(img);
    expect([id, fits(geometry, camera), width / height]).toEqual([
      id,
      true,
      camera.frame.width / camera.frame.height,
    ]);
  }
});

test("a camera copied from a pallet of another size is detected", () => {
  const [short, long] = [studioCamera(119), studioCamera(128)];
  expect([fits(eur, long), fits(industrial, short)]).toEqual([true, true]);
  expect([fits(eur, short), fits(industrial, long)]).toEqual([false, false]);
});

test("cards have one sheet and one ground line, and each number beside its own view", () => {
  const cards = [eur, industrial, heavyDuty];
  const sheets = cards.map((geometry) => {
    const { length, depth, height } = geometry;
    const $ = load(renderToStaticMarkup(<PalletCardDrawing geometry={geometry} />));
    const texts = $("text").toArray();
    const at = texts.map((text) =>
      onSvg($(text), Number(text.attribs["x"] ?? 0), Number(text.attribs["y"] ?? 0)),
    );
    const right = length + 119;
    // Plans end at 1000 and sides at 1324, with the length between them.
    expect(texts.map((text, index) => [Number($(text).text()), at[index]])).toEqual([
      [depth, [right, 1000 - depth / 2]],
      [height, [right, 1324 - height / 2]],
      [length, [length / 2, 1108]],
    ]);
    return $("svg").attr("viewBox");
  });
  expect(new Set(sheets).size).toBe(1);
});
