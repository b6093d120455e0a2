import { palletRanges } from "../../_content/pallet-ranges";
import { typedCountry, typedNumber, typedPostcode, visibleText } from "../../_lib/typed";
import { type PalletGeometry, type Product, products } from "../../_content/products";

/** The fields of a pallet of a visitor's own, as they are typed in, by the names they have in the address. */
export type OwnFields = Readonly<Record<OwnNumber | OwnChoice | OwnText | "p", string>>;

/**
 * The least and the most of what is typed in: mm, kg and pieces. Unusual sides are possible, and reported.
 */
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

/** What is one of a few; the first stands for what there is not. */
export const ownChoices = {
  /** Blocks: pressed, solid, any. */
  k: ["p", "s", "a"],
  /** Sides that forks enter from. */
  e: ["4", "2"],
  /** The load: spread evenly, or on points. */
  c: ["", "1"],
  /** What it stands on: floor, rack, conveyor. */
  s: ["f", "r", "c"],
  /** Heat treatment. */
  h: ["", "1"],
  /** How often: once, every month. */
  f: ["", "m"],
} as const;

export type OwnChoice = keyof typeof ownChoices;

/** What is written in words, country and postcode, and what reads it. */
const ownTexts = { d: typedCountry, z: typedPostcode } as const;

type OwnText = keyof typeof ownTexts;

/** What may be left empty. */
const optional: readonly OwnNumber[] = ["m", "r", "q"];

/** The values of the fields for a pallet of the catalogue; the rest stays empty. */
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

/** What the tool begins with. */
export const usualOwn = fieldsOf(products[0].id, products[0].geometry);

/** The fields that a pallet of the catalogue sets: those of its drawing. */
const drawn: readonly (keyof OwnFields)[] = ["l", "w", "n", "b", "a", "t", "y", "k", "e"];

/** The pallet of the catalogue that fields began with. */
export function startOf(fields: Pick<OwnFields, "p">): Product {
  return products.find(({ id }) => String(id) === fields.p) ?? products[0];
}

/** Whether a figure differs from the pallet of the catalogue that the fields began with. */
export function isOwnPallet(fields: OwnFields): boolean {
  const { id, geometry } = startOf(fields);
  const begun = fieldsOf(id, geometry);
  return drawn.some((name) => visibleText(fields[name]) !== begun[name]);
}

/**
 * Gives the part of the tool's address that fills in a pallet of the catalogue, to be changed there. Length and width are
 * always in it, the others where they are not the usual ones.
 */
export function sizeSearch(id: number, geometry: PalletGeometry): string {
  const filled = Object.entries(fieldsOf(id, geometry)).filter(
    ([name, value]) => name === "l" || name === "w" || value !== usualOwn[name as keyof OwnFields],
  );
  return `?${new URLSearchParams(filled).toString()}`;
}

/** What was requested, read: numbers that are in their range, and what is chosen. */
export interface OwnRead {
  readonly values: Readonly<Record<OwnNumber, number | undefined>>;
  readonly chosen: Readonly<Record<OwnChoice, string>>;
  /** Fields that hold no number in their range, nothing that can be chosen, or no country and no postcode. */
  readonly faults: readonly (keyof OwnFields)[];
  /** Those of them that are typed, and so have no choice that takes their place. */
  readonly typedFaults: readonly (OwnNumber | OwnText)[];
}

/** Reads the fields, which anybody may have written into an address. */
export function readOwn(fields: OwnFields): OwnRead {
  const names = Object.keys(ownRanges) as OwnNumber[];
  const values = Object.fromEntries(
    names.map((name) => [name, typedNumber(fields[name], ownRanges[name])]),
  ) as Record<OwnNumber, number | undefined>;
  const mayBeEmpty = (name: OwnNumber) => optional.includes(name) && !visibleText(fields[name]);
  const choices = Object.entries(ownChoices) as [OwnChoice, readonly string[]][];
  const isChosen = ([name, options]: (typeof choices)[number]) => options.includes(fields[name]);
  const texts = Object.keys(ownTexts) as OwnText[];
  const typedFaults = [
    ...names.filter((name) => values[name] === undefined && !mayBeEmpty(name)),
    ...texts.filter((name) => visibleText(fields[name]) && !ownTexts[name](fields[name])),
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
