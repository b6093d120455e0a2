import { eurPallet } from "../../app/_content/eur-pallet";
import { featured, type PalletGeometry } from "../../app/_content/products";
import { usualVehicle } from "../../app/_content/vehicles";
import { times } from "../../app/_i18n/figures";
import { locales } from "../../app/_i18n/languages";
import { runningGear } from "../../app/_load/drawing/running-gear";
import { lengthOf, piecesByPosition, stacksFromSide } from "../../app/_load/drawing/stacks";
import { fullLoad } from "../../app/_load/full-load";
import { horizontalMeasure, verticalMeasure } from "../../app/_pallet/measures";
import { pathData, rectangle, rectangles } from "../../app/_pallet/path-data";
import { type Shape, type View, views } from "../../app/_pallet/views";
import { translatorOf } from "../downloads/product-files";
import { stage } from "./card-layout";

/** The style of a path. */
export type Material = "wood" | "chip" | "line" | "solid" | "hollow";

/** A text centred on a point. */
export interface DrawnText {
  /** Pixels of the card. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  /** Whether it is rotated to be read from the right. */
  readonly isTurned?: boolean;
}

interface DrawnPath {
  readonly d: string;
  readonly material: Material;
  /** Converts the drawing's mm to pixels of the card: factor, and SVG `transform`. */
  readonly scale: number;
  readonly transform: string;
}

export interface CardDrawing {
  readonly paths: readonly DrawnPath[];
  readonly texts: readonly DrawnText[];
}

const middle = stage.left + stage.width / 2;

const at = (left: number, top: number, scale: number): Pick<DrawnPath, "scale" | "transform"> => ({
  scale,
  transform: `translate(${left} ${top})scale(${scale})`,
});

const wooden = ({ shapes }: View, origin: ReturnType<typeof at>, copies = 1, step = 0): DrawnPath[] => {
  const path = (material: Material, isOfIt: (shape: Shape) => boolean) => ({
    material,
    d: rectangles(shapes.filter(isOfIt), copies, step),
    ...origin,
  });
  // Later parts cover earlier ones: deck boards lie on top.
  return [
    path("chip", ({ kind }) => kind === "block"),
    path("wood", ({ kind }) => kind !== "block" && kind !== "deck board"),
    path("wood", ({ kind }) => kind === "deck board"),
  ];
};

/** The usual trailer full of EUR pallets from the side, with their number. */
function load(): CardDrawing {
  const { length, height } = usualVehicle;
  const { positions: places, perStack, perTrip } = fullLoad(usualVehicle, eurPallet);
  const gear = runningGear(usualVehicle);
  const scale = (stage.width - 64) / length;
  const [left, floor] = [stage.left + 24, 400];
  const whole = at(left, floor, scale);
  const seen = stacksFromSide(places, piecesByPosition(places, perStack, perTrip));
  const stacks = seen.flatMap(({ position, pieces }) => {
    const side = views(eurPallet)[position.turned ? "shortSide" : "longSide"];
    const [x, y] = [left + position.x * scale, floor - eurPallet.height * scale];
    const hidden = rectangle(
      0,
      (1 - pieces) * eurPallet.height,
      lengthOf(position, eurPallet),
      pieces * eurPallet.height,
    );
    return [
      { d: hidden, material: "hollow" as const, ...at(x, y, scale) },
      ...wooden(side, at(x, y, scale), pieces, eurPallet.height),
    ];
  });
  return {
    paths: [
      ...stacks,
      { d: pathData`M0 0V${-height}H${length}V0`, material: "line", ...whole },
      { d: gear.solid, material: "solid", ...whole },
      { d: gear.lines, material: "line", ...whole },
      { d: gear.wheels, material: "hollow", ...whole },
      { d: gear.wheels, material: "line", ...whole },
    ],
    texts: [{ x: middle, y: 150, text: String(perTrip), size: 170 }],
  };
}

/** The EUR pallet from above and from its long side, with dimensions. */
function size(): CardDrawing {
  const { length, depth, height } = eurPallet;
  const scale = 0.38;
  const [left, top, side] = [stage.left + 40, 82, 82 + (depth + 70) * scale];
  const { topView, longSide } = views(eurPallet);
  const beside = { at: length + 55, witnessFrom: length, from: 0 };
  const figure = (millimetres: number, x: number, y: number, isTurned = false): DrawnText => ({
    ...{ x, y, text: String(millimetres), size: 28, isTurned },
  });
  const right = left + (length + 55) * scale + 24;
  const line = (d: string, y: number): DrawnPath => ({ d, material: "line", ...at(left, y, scale) });
  return {
    paths: [
      ...wooden(topView, at(left, top, scale)),
      ...wooden(longSide, at(left, side, scale)),
      line(horizontalMeasure({ from: 0, to: length, at: -55, witnessFrom: 0, figure: "" }).line, top),
      line(verticalMeasure({ ...beside, to: depth, figure: "" }).line, top),
      line(verticalMeasure({ ...beside, to: height, figure: "" }).line, side),
    ],
    texts: [
      figure(length, left + (length * scale) / 2, top - 55 * scale - 22),
      figure(depth, right, top + (depth * scale) / 2, true),
      figure(height, right, side + (height * scale) / 2, true),
    ],
  };
}

/** Top views of the featured pallets at one scale, with short names and sizes. */
function comparison(): CardDrawing {
  const [gap, ground] = [170, 330];
  const widths = featured.map(({ geometry }) => geometry.depth);
  const all = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
  const scale = (stage.width - 64) / all;
  const drawn = featured.map(({ geometry, shortName }, index) => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
    const left = stage.left + 24 + before * scale;
    const centre = left + (geometry.depth * scale) / 2;
    return {
      paths: wooden(turnedPlan(geometry), at(left, ground - geometry.length * scale, scale)),
      texts: [
        { x: centre, y: ground + 40, text: shortName, size: 34 },
        { x: centre, y: ground + 82, text: times(geometry.length, geometry.depth), size: 24 },
      ],
    };
  });
  return { paths: drawn.flatMap(({ paths }) => paths), texts: drawn.flatMap(({ texts }) => texts) };
}

/** The top view of a pallet with its short side at the bottom. */
function turnedPlan(geometry: PalletGeometry): View {
  const { topView } = views(geometry);
  return {
    ...topView,
    shapes: topView.shapes.map((shape) => ({
      ...shape,
      x: shape.y,
      y: shape.x,
      width: shape.height,
      height: shape.width,
    })),
  };
}

/** The frame of the IPPC mark, with placeholders as on the site: the symbol is protected. */
function mark(): CardDrawing {
  const [left, top, width, height] = [stage.left + 24, 84, stage.width - 72, 318];
  const [line, symbol] = [14, 200];
  const pixels = at(0, 0, 1);
  const [inside, right] = [top + line, left + symbol + 2 * line];
  const code = { x: (right + left + width - line) / 2, size: 52 };
  return {
    paths: [
      { d: rectangle(left, top, width, height), material: "wood", ...pixels },
      { d: rectangle(left + line, inside, symbol, height - 2 * line), material: "hollow", ...pixels },
      {
        d: rectangle(right, inside, left + width - line - right, height - 2 * line),
        material: "hollow",
        ...pixels,
      },
    ],
    texts: [
      { x: left + line + symbol / 2, y: top + height / 2, text: "IPPC", size: 46 },
      { ...code, y: top + height / 2 - 44, text: "PL-00000" },
      { ...code, y: top + height / 2 + 44, text: "HT" },
    ],
  };
}

/** A deck board with its name in every language. */
function terms(): CardDrawing {
  const [board = 0] = eurPallet.deckBoards;
  const scale = (stage.width - 72) / eurPallet.length;
  const top = 96;
  const origin = at(stage.left + 24, top, scale);
  const names = locales.map((locale) => translatorOf(locale)("knowledge.glossary.terms.deckboard.term"));
  return {
    paths: [{ d: rectangle(0, 0, eurPallet.length, board), material: "wood", ...origin }],
    texts: names.map((text, index) => ({
      x: middle - 12,
      y: top + board * scale + 80 + index * 82,
      text,
      size: 56,
    })),
  };
}

export const cardDrawings = {
  load,
  size,
  comparison,
  mark,
  terms,
  /** Pages about the company and the law have only a title. */
  nothing: () => ({ paths: [], texts: [] }),
} satisfies Record<string, () => CardDrawing>;

export type DrawingName = keyof typeof cardDrawings;
