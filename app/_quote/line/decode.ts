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
import { fieldText, lineText, longest } from "../../_lib/read-text";

// Before the first schema: zod would try `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

const isWithin = (value: unknown, [least, most]: Range) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const figure = (range: Range) => z.custom<number>((value) => isWithin(value, range));

/** Validates an array of numbers, each within its own range. */
const figures = <Figures extends readonly number[]>(...ranges: { [Each in keyof Figures]: Range }) =>
  z.custom<Figures>(
    (value) =>
      Array.isArray(value) &&
      value.length === ranges.length &&
      ranges.every((range, index) => isWithin(value[index], range)),
  );

const oneOf = <Value>(values: readonly Value[]) =>
  z.custom<Value>((value) => values.includes(value as Value));

const held = (asHeld: (text: string) => string | undefined) =>
  z.custom<string>((text) => typeof text === "string" && asHeld(text) === text);

/** Validates an array of a word, followed by a number if the word has a range. */
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
  postcode: z.optional(held(fieldText)),
  unloading: z.optional(oneOf(unloadings)),
  date: z.optional(held(fieldText)),
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
  destination: z.optional(held(fieldText)),
};
const buildSchema = z.strictObject(build);

/** Schemas by kind of line. zod's own schemas of numbers, tuples and unions would add three kilobytes. */
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

/** Maximum length of a valid code. A character takes up to eight: `\uXXXX`, times 4/3 for base64. */
const longestCode = mostLines * (8 * (longest.note + 2 * longest.field) + 400);

export interface Decoded {
  readonly lines: readonly Line[];
  /** Whether unreadable or unknown lines were skipped. */
  readonly partly: boolean;
  /** Set if goods lines beyond `mostLines` were skipped. */
  readonly tooMany?: true;
}

/**
 * Decodes an untrusted list from storage or a link. Skips invalid and unknown lines, and lines beyond the
 * maximum.
 *
 * @param known ids that lines may refer to; if omitted, all are accepted
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

/** Parses the JSON of a construction. Returns an empty object for invalid JSON. */
export function buildOf(json: string): Build {
  try {
    return buildSchema.safeParse(JSON.parse(json || "{}")).data ?? {};
  } catch {
    return {};
  }
}

function lineOf(part: unknown): Line | undefined {
  const { kind } = (part ?? {}) as Partial<Line>;
  return kind && Object.hasOwn(lineSchemas, kind) ? lineSchemas[kind].safeParse(part).data : undefined;
}

function isKnown(line: Line, { products, vehicles, documents }: Known): boolean {
  if (line.kind === "document") return documents.includes(line.document);
  return (
    (line.kind !== "load" || vehicles.includes(line.vehicle)) &&
    (!("product" in line) || products.includes(line.product))
  );
}

/** Returns the construction of a line's pallet as JSON; empty if none is stated. */
export function encodeBuild(line: Build): string {
  const entries = Object.keys(build).flatMap((name) => {
    const value = line[name as keyof Build];
    return value === undefined ? [] : [[name, value]];
  });
  return entries.length ? JSON.stringify(Object.fromEntries(entries)) : "";
}
