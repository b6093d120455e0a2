import { palletRanges } from "../../_content/pallet-ranges";
import { type FigureKind, readers } from "../../_lib/read-figures";
import { isBlank, readCountry, readPostcode, visibleText } from "../../_lib/read-text";
import { type PalletGeometry, type Product, products } from "../../_content/products";

/** Fields of a visitor's own pallet as they are typed in, by their names in the address. */
export type OwnFields = Readonly<Record<OwnNumber | OwnChoice | OwnText | "p", string>>;

/** Ranges of typed fields: mm, kg and pieces. Unusual sides are possible, with a warning. */
export const ownRanges = {
  l: palletRanges.side,
  w: palletRanges.side,
  n: palletRanges.boards,
  b: palletRanges.boardWidth,
  a: palletRanges.boardWidth,
  t: palletRanges.boardThickness,
  y: palletRanges.blockHeight,
  m: palletRanges.load,
  r: palletRanges.beamSpacing,
  q: palletRanges.pieces,
} as const;

export type OwnNumber = keyof typeof ownRanges;

/** Returns the kind of a figure: all but three are lengths. */
export function ownKind(name: OwnNumber): FigureKind {
  if (name === "m") return "mass";
  return name === "n" || name === "q" ? "count" : "length";
}

/** Fields with a fixed list of values; the first replaces an unknown value. */
export const ownChoices = {
  /** Blocks: pressed, solid, any. */
  k: ["p", "s", "a"],
  /** Sides that forks enter from. */
  e: ["4", "2"],
  /** The load: spread evenly, or on points. */
  c: ["", "1"],
  /** Support: floor, rack, conveyor. */
  s: ["f", "r", "c"],
  /** Heat treatment. */
  h: ["", "1"],
  /** Frequency: once, every month. */
  f: ["", "m"],
} as const;

export type OwnChoice = keyof typeof ownChoices;

/** Text fields, country and postcode, with their parsers. */
const ownTexts = { d: readCountry, z: readPostcode } as const;

type OwnText = keyof typeof ownTexts;

/** Number fields that may be empty. */
const optional: readonly OwnNumber[] = ["m", "r", "q"];

/** Returns the field values of a catalogue pallet; the rest is empty. */
export function fieldsOf(id: number, geometry: PalletGeometry): OwnFields {
  const { length, depth, deckBoards, boardThickness, blockHeight, blocks } = geometry;
  return {
    p: String(id),
    l: String(length),
    w: String(depth),
    n: String(deckBoards.length),
    b: String(deckBoards[1]),
    a: String(deckBoards[0]),
    t: String(boardThickness),
    y: String(blockHeight),
    k: blocks === "pressed" ? "p" : "s",
    e: "4",
    m: "",
    c: "",
    s: "f",
    r: "",
    h: "",
    d: "",
    q: "",
    f: "",
    z: "",
  };
}

/** Initial values of the tool. */
export const usualOwn = fieldsOf(products[0].id, products[0].geometry);

/** Fields of a catalogue pallet's drawing. */
const drawn: readonly (keyof OwnFields)[] = ["l", "w", "n", "b", "a", "t", "y", "k", "e"];

/** Returns the catalogue pallet that the fields began with. */
export function startOf(fields: Pick<OwnFields, "p">): Product {
  return products.find(({ id }) => String(id) === fields.p) ?? products[0];
}

/** Returns whether the pallet differs from the catalogue pallet that the fields began with. */
export function isOwnPallet(fields: OwnFields): boolean {
  const { id, geometry } = startOf(fields);
  const begun = fieldsOf(id, geometry);
  return drawn.some((name) => visibleText(fields[name]) !== begun[name]);
}

/** Returns the tool's query for a catalogue pallet: length, width, and other fields that are not usual. */
export function sizeSearch(id: number, geometry: PalletGeometry): string {
  const filled = Object.entries(fieldsOf(id, geometry)).filter(
    ([name, value]) => name === "l" || name === "w" || value !== usualOwn[name as keyof OwnFields],
  );
  return `?${new URLSearchParams(filled).toString()}`;
}

/** The parsed fields: numbers in their range, and choices. */
export interface OwnRead {
  readonly values: Readonly<Record<OwnNumber, number | undefined>>;
  readonly chosen: Readonly<Record<OwnChoice, string>>;
  /** Fields with a number out of range, an unknown choice, or an invalid country or postcode. */
  readonly faults: readonly (keyof OwnFields)[];
  /** Faults of typed fields, which no usual choice replaces. */
  readonly typedFaults: readonly (OwnNumber | OwnText)[];
}

/** Parses the fields, which may come from any address. */
export function readOwn(fields: OwnFields): OwnRead {
  const names = Object.keys(ownRanges) as OwnNumber[];
  const values = Object.fromEntries(
    names.map((name) => [name, readers[ownKind(name)](fields[name], ownRanges[name]).value]),
  ) as Record<OwnNumber, number | undefined>;
  const mayBeEmpty = (name: OwnNumber) => optional.includes(name) && isBlank(fields[name]);
  const choices = Object.entries(ownChoices) as [OwnChoice, readonly string[]][];
  const isChosen = ([name, options]: (typeof choices)[number]) => options.includes(fields[name]);
  const texts = Object.keys(ownTexts) as OwnText[];
  const typedFaults = [
    ...names.filter((name) => values[name] === undefined && !mayBeEmpty(name)),
    ...texts.filter((name) => !isBlank(fields[name]) && !ownTexts[name](fields[name])),
  ];
  const isProduct = products.some(({ id }) => String(id) === fields.p);
  return {
    values,
    chosen: Object.fromEntries(
      choices.map((choice) => [choice[0], isChosen(choice) ? fields[choice[0]] : choice[1][0]]),
    ) as Record<OwnChoice, string>,
    faults: [
      ...typedFaults,
      ...choices.filter((choice) => !isChosen(choice)).map(([name]) => name),
      ...(isProduct ? [] : (["p"] as const)),
    ],
    typedFaults,
  };
}
