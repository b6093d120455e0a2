import { tools } from "../_content/tools";
import type { Texts } from "../_fields/field";
import type { AnyTool } from "./kit/tool";
import { toolAt } from "./tools";

/** Tools with their definitions. */
export const computing = tools.flatMap((row) => {
  const tool = toolAt(row.route);
  return tool ? [{ ...row, tool }] : [];
});

/** Texts with which every tool has a line, and every field is asked for. */
const asked: Texts = {
  pallet: "own",
  pallet2: "own",
  pallet3: "own",
  pallet4: "own",
  offer: "o",
  support: "r",
  pieces: "5",
  pieces2: "5",
  pieces3: "5",
  pieces4: "5",
};

/** Returns those of these texts that a tool has fields for. */
export const askedOf = ({ fields }: AnyTool): Texts =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => fields[name]));

/** Ranges of the fields, stated independently of their table: figure, least, greatest, and whether it may be empty. */
export type Range = readonly [
  figure: "count" | "length" | "mass" | "exactMass",
  number,
  number,
  optional?: "optional",
];
const side: Range = ["length", 300, 4000];
const pieces: Range = ["count", 1, 999_999, "optional"];
const board: Range = ["length", 40, 300];
const carton: Range = ["length", 50, 3000];
/** The size tool and the sheet have the same pallets. */
const pallet = {
  length: side,
  depth: side,
  boards: ["count", 2, 30],
  thickness: ["length", 10, 60],
  innerWidth: board,
  edgeWidth: board,
  blockHeight: ["length", 40, 200],
  load: ["mass", 1, 20_000, "optional"],
  span: ["length", 100, 4000, "optional"],
  pieces,
} as const;

export const ranges: Readonly<Record<string, Readonly<Record<string, Range>>>> = {
  plan: {
    pieces,
    length: side,
    depth: side,
    height: ["length", 70, 1000],
    mass: ["mass", 1, 2500],
  },
  carton: {
    length: carton,
    depth: carton,
    height: carton,
    mass: ["exactMass", 0.01, 2500, "optional"],
    pieces,
    palletLength: side,
    palletDepth: side,
    palletHeight: ["length", 70, 1000],
    palletMass: ["mass", 1, 2500],
  },
  metre: {
    pieces: ["count", 1, 9999],
    height: ["length", 100, 3000],
    mass: ["mass", 1, 5000, "optional"],
    length: side,
    depth: side,
    deck: ["length", 70, 1000],
  },
  size: pallet,
  sheet: pallet,
  cut: { length: ["length", 50, 600], pieces },
};

/** Formats a number as English sentences do: four digits are not grouped. */
export const grouped = (number: number) =>
  new Intl.NumberFormat("en-GB", { useGrouping: "min2" }).format(number);
const spaced = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, " ");

/** Texts for a field of a range, each with the value that it means; none for a text that is refused. */
export function textsFor([figure, least, most, optional]: Range): (readonly [
  text: string,
  value?: number,
])[] {
  const step = figure === "exactMass" ? 0.01 : 1;
  const beyond = (limit: number) => String(Math.round(limit * 100) / 100);
  const unit = figure === "length" ? "m" : "t";
  const own = figure === "length" ? "mm" : "kg";
  const other = figure === "length" ? "kg" : "mm";
  const isCount = figure === "count";
  const isWhole = figure !== "exactMass";
  return [
    [String(least), least],
    [String(most), most],
    [beyond(least - step)],
    [beyond(most + step)],
    [isCount ? `${most} ${own}` : `${most / 1000} ${unit}`, isCount ? undefined : most],
    [`${most} ${other}`],
    [`${most} ${own}`, isCount ? undefined : most],
    [spaced(most), most],
    [`${most},0`, most],
    [`${most - 1},5`, isWhole ? undefined : most - 0.5],
    // One and a half, or one thousand five hundred.
    ...(most >= 1000 && most < 1_000_000 ? [[spaced(most).replace(" ", ".")] as const] : []),
    [`-${most}`],
    ["<b>"],
    ...(optional ? [] : [[" "] as const]),
  ];
}

/**
 * Returns the fields of a tool that take three sides, three by three; of several kinds the first and the last. The size tool has no height: its blocks have.
 */
export function splitting(tool: string): readonly (readonly string[])[] {
  const kinds = ["", "4"];
  if (tool === "plan") return kinds.map((end) => [`length${end}`, `depth${end}`, `height${end}`]);
  if (tool === "metre") return kinds.map((end) => [`length${end}`, `depth${end}`, `deck${end}`]);
  if (tool !== "carton") return [];
  return [
    ["length", "depth", "height"],
    ["palletLength", "palletDepth", "palletHeight"],
  ];
}

/** Fields that take any text: those of the title block of a sheet. */
export const freeTexts: readonly string[] = ["day", "revision", "customer", "drawing"];

/** A tool's number fields with their ranges; of repeated rows also those of the last kind. */
export const numbersOf = (tool: AnyTool) =>
  Object.entries(tool.fields).flatMap(([name, { kind }]) => {
    const [, row = "", end] = /^(.*?)(\d?)$/.exec(name) ?? [];
    const range = ranges[tool.id]?.[row];
    return kind.type === "number" && (!end || end === "4") ? [{ name, range: range as Range }] : [];
  });
