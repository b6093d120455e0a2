import * as z from "zod/mini";

import { palletRanges, type Range } from "../../_content/pallet-ranges";
import {
  type Build,
  type GoodsLine,
  greatest,
  isGoods,
  type Known,
  type Line,
  mostLines,
  type Size,
  supports,
  unloadings,
  withLines,
} from "./line";
import { linesIn } from "./code";
import { locales } from "../../_i18n/languages";
import { linePlace, lineText, longest } from "../../_lib/typed";

// Before the first schema: zod would try `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

/** A whole number in a range, both ends included. */
const isWithin = (value: unknown, [least, most]: Range) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const figure = (range: Range) => z.custom<number>((value) => isWithin(value, range));

/** As many figures as ranges, each within its own. */
const figures = <Figures extends readonly number[]>(...ranges: { [Each in keyof Figures]: Range }) =>
  z.custom<Figures>(
    (value) =>
      Array.isArray(value) &&
      value.length === ranges.length &&
      ranges.every((range, index) => isWithin(value[index], range)),
  );

const oneOf = <Value>(values: readonly Value[]) =>
  z.custom<Value>((value) => values.includes(value as Value));

/** A typed text that stands in a code exactly as a line holds it. */
const held = (asHeld: (text: string) => string | undefined) =>
  z.custom<string>((text) => typeof text === "string" && asHeld(text) === text);

/** One of some words, and behind some of them a figure. */
const worded = <Value extends readonly unknown[]>(...forms: readonly (readonly [string, Range?])[]) =>
  z.custom<Value>(
    (value) =>
      Array.isArray(value) &&
      forms.some(
        ([word, range]) =>
          value[0] === word && (range ? value.length === 2 && isWithin(value[1], range) : value.length === 1),
      ),
  );

const { side, height, boards, boardWidth, boardThickness, blockHeight, load, beamSpacing } = palletRanges;
const blockSide: Range = [1, greatest.side];
const pieces = figure(palletRanges.pieces);
const product = figure([1, Number.MAX_SAFE_INTEGER]);
const named = z.custom<string>((name) => typeof name === "string");

const terms = {
  monthly: z.optional(oneOf([true as const])),
  ht: z.optional(oneOf([true, false])),
  postcode: z.optional(held(linePlace)),
  unloading: z.optional(oneOf(unloadings)),
  date: z.optional(held(linePlace)),
  note: z.optional(held((note) => lineText(note, longest.note))),
};

const build = {
  deck: z.optional(figures<NonNullable<Build["deck"]>>(boards, boardWidth, boardWidth, boardThickness)),
  blocks: z.optional(worded<NonNullable<Build["blocks"]>>(["pressed", blockHeight], ["solid", blockHeight])),
  entries: z.optional(oneOf([2, 4] as const)),
  load: z.optional(figure(load)),
  onPoints: z.optional(oneOf([true as const])),
  support: z.optional(
    worded<NonNullable<Build["support"]>>(...supports.map((each) => [each] as const), ["rack", beamSpacing]),
  ),
  destination: z.optional(held(linePlace)),
};
const buildSchema = z.strictObject(build);

/**
 * What a line of each kind holds. zod's own schemas of numbers, tuples and unions cost every form three
 * kilobytes.
 */
const lineSchemas = {
  product: z.strictObject({ kind: oneOf(["product"] as const), product, pieces, ...terms }),
  load: z.strictObject({
    kind: oneOf(["load"] as const),
    product,
    vehicle: named,
    loads: figure([1, greatest.loads]),
    ...terms,
  }),
  blocks: z.strictObject({
    kind: oneOf(["blocks"] as const),
    size: z.optional(figures<Size>(blockSide, blockSide, blockSide)),
    pieces,
    ...terms,
  }),
  custom: z.strictObject({
    kind: oneOf(["custom"] as const),
    size: z.optional(figures<Size>(side, side, height)),
    pieces,
    ...build,
    ...terms,
  }),
  document: z.strictObject({
    kind: oneOf(["document"] as const),
    document: named,
    language: z.optional(oneOf(locales)),
  }),
} satisfies { [Kind in Line["kind"]]: z.ZodMiniType<Extract<Line, { kind: Kind }>> };

/**
 * The length in characters that no valid list exceeds; a longer code is not read. Of a text every character may take eight:
 * six as `\uXXXX`, and base64 makes four characters of three.
 */
const longestCode = mostLines * (8 * (longest.note + 2 * longest.place) + 400);

/** What could be read of a code. */
export interface Decoded {
  readonly lines: readonly Line[];
  /** Something in it was unreadable or unknown, and was left out. */
  readonly partly: boolean;
  /** It has more lines of goods than a list may have; those beyond are left out. */
  readonly tooMany?: true;
}

/**
 * Reads a list from wherever it comes: storage, a link from anybody. What is unreadable, unknown or too much is left
 * out, line by line; nothing of it reaches the list.
 *
 * @param known the products, vehicles and documents that a line may name; left out, every name is accepted
 */
export function decode(code: string, known?: Known): Decoded {
  if (!code) return { lines: [], partly: false };
  const parts = code.length > longestCode ? undefined : linesIn(code);
  if (!parts) return { lines: [], partly: true };
  let partly = false;
  const read = parts.flatMap((part) => {
    const line = lineOf(part);
    const isKept = line && (!known || isKnown(line, known));
    partly ||= !isKept;
    return isKept ? [line] : [];
  });
  const beyond = read.filter(isGoods).slice(mostLines);
  const lines = withLines(
    [],
    read.filter((line) => !beyond.includes(line as GoodsLine)),
  );
  return { lines, partly, ...(beyond.length > 0 && { tooMany: true }) };
}

/** Reads how a pallet is built from its JSON; what makes no sense says nothing. */
export function buildOf(json: string): Build {
  try {
    return buildSchema.safeParse(JSON.parse(json || "{}")).data ?? {};
  } catch {
    return {};
  }
}

/** A part of a code as the line that it is; undefined where it is none. */
function lineOf(part: unknown): Line | undefined {
  const { kind } = (part ?? {}) as Partial<Line>;
  return kind && Object.hasOwn(lineSchemas, kind) ? lineSchemas[kind].safeParse(part).data : undefined;
}

/** Whether everything that a line names is known. */
function isKnown(line: Line, { products, vehicles, documents }: Known): boolean {
  if (line.kind === "document") return documents.includes(line.document);
  return (
    (line.kind !== "load" || vehicles.includes(line.vehicle)) &&
    (!("product" in line) || products.includes(line.product))
  );
}

/** Writes how the pallet of a line is built as JSON; empty where that is not stated. */
export function encodeBuild(line: Build): string {
  const entries = Object.keys(build).flatMap((name) => {
    const value = line[name as keyof Build];
    return value === undefined ? [] : [[name, value]];
  });
  return entries.length ? JSON.stringify(Object.fromEntries(entries)) : "";
}
