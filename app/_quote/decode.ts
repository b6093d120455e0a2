import * as z from "zod/mini";

import { palletRanges, type Range } from "./pallet-ranges";
import {
  type Build,
  greatest,
  type Known,
  type Line,
  lineDate,
  lineNote,
  linePostcode,
  longest,
  mostLines,
  supports,
  unloadings,
} from "./line";
import { linesIn } from "./code";

// Before the first schema: zod would try `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

const within = ([least, most]: Range) => z.int().check(z.gte(least), z.lte(most));

/** A typed text that stands in a code exactly as a line holds it. */
const held = (asHeld: (text: string) => string | undefined) =>
  z.string().check(z.refine((text) => asHeld(text) === text));

const { side, height, boards, boardWidth, boardThickness, blockHeight, load, beamSpacing } = palletRanges;
const blockSide = within([1, greatest.side]);
const pieces = within(palletRanges.pieces);
const product = z.int();

const terms = {
  monthly: z.optional(z.literal(true)),
  ht: z.optional(z.boolean()),
  postcode: z.optional(held(linePostcode)),
  unloading: z.optional(z.enum(unloadings)),
  date: z.optional(held(lineDate)),
  note: z.optional(held(lineNote)),
};

const build = {
  deck: z.optional(z.tuple([within(boards), within(boardWidth), within(boardWidth), within(boardThickness)])),
  blocks: z.optional(z.tuple([z.enum(["pressed", "solid"]), within(blockHeight)])),
  entries: z.optional(z.union([z.literal(2), z.literal(4)])),
  load: z.optional(within(load)),
  onPoints: z.optional(z.literal(true)),
  support: z.optional(
    z.union([z.tuple([z.enum(supports)]), z.tuple([z.literal("rack"), within(beamSpacing)])]),
  ),
  destination: z.optional(held(linePostcode)),
};

const lineSchema: z.ZodMiniType<Line> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("product"), product, pieces, ...terms }),
  z.strictObject({
    kind: z.literal("load"),
    product,
    vehicle: z.string(),
    loads: within([1, greatest.loads]),
    ...terms,
  }),
  z.strictObject({
    kind: z.literal("blocks"),
    size: z.optional(z.tuple([blockSide, blockSide, blockSide])),
    pieces,
    ...terms,
  }),
  z.strictObject({
    kind: z.literal("custom"),
    size: z.optional(z.tuple([within(side), within(side), within(height)])),
    pieces,
    ...build,
    ...terms,
  }),
  z.strictObject({ kind: z.literal("document"), document: z.string() }),
]);
const buildSchema: z.ZodMiniType<Build> = z.strictObject(build);

/**
 * The length in characters that no valid list exceeds; a longer code is not read. Of a text every character may take eight:
 * six as `\uXXXX`, and base64 makes four characters of three.
 */
const longestCode = mostLines * (8 * (longest.note + longest.postcode + longest.destination) + 400);

/** What could be read of a code. */
export interface Decoded {
  readonly lines: readonly Line[];
  /** Something in it was unreadable or unknown, and was left out. */
  readonly partly: boolean;
  /** It has more lines than a list may have; those beyond are left out. */
  readonly tooMany?: true;
}

/**
 * Reads a list from wherever it comes: storage, a link from anybody. What is unreadable, unknown or too much is left
 * out, line by line; nothing of it reaches the list.
 *
 * @param known what a line may name
 */
export function decode(code: string, known: Known): Decoded {
  if (!code) return { lines: [], partly: false };
  const parts = code.length > longestCode ? undefined : linesIn(code);
  if (!parts) return { lines: [], partly: true };
  const read = parts.flatMap((part) => {
    const { success, data } = lineSchema.safeParse(part);
    return success && isKnown(data, known) ? [data] : [];
  });
  return {
    lines: read.slice(0, mostLines),
    partly: read.length < parts.length,
    ...(read.length > mostLines && { tooMany: true }),
  };
}

/** Reads how a pallet is built from its JSON; what makes no sense says nothing. */
export function buildOf(json: string): Build {
  try {
    return buildSchema.safeParse(JSON.parse(json || "{}")).data ?? {};
  } catch {
    return {};
  }
}

function isKnown(line: Line, { products, vehicles, documents }: Known): boolean {
  if (line.kind === "document") return documents.includes(line.document);
  if (line.kind === "load" && !vehicles.includes(line.vehicle)) return false;
  return !("product" in line) || products.includes(line.product);
}

/** Writes how the pallet of a line is built as JSON; empty where nothing is said of it. */
export function encodeBuild(line: Build): string {
  const said = Object.keys(build).flatMap((name) => {
    const value = line[name as keyof Build];
    return value === undefined ? [] : [[name, value]];
  });
  return said.length ? JSON.stringify(Object.fromEntries(said)) : "";
}
