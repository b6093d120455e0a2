import { decodeBuild, encodeBuild } from "./build/build-code";
import { decodeText } from "./code-text";
import { unescapedForms } from "./escaped-code";
import {
  blockSize,
  type Build,
  greatest,
  type GoodsLine,
  type Known,
  type Line,
  lineDate,
  lineNote,
  lineNumber,
  linePostcode,
  longest,
  mostLines,
  palletSize,
  type Size,
  type Terms,
  unloadings,
} from "./line";

/** Before the lines, so that a later form can tell this one. */
const version = "v1";

/**
 * No list of ours is longer, whatever stands in it; characters. What is, is not even looked at. A character may take nine in
 * an address.
 */
const longestCode = mostLines * (9 * (longest.note + longest.postcode + longest.destination) + 200);

/** What could be read of a code. */
export interface Decoded {
  readonly lines: readonly Line[];
  /** Something in it was unreadable or unknown, and was left out. */
  readonly partly: boolean;
  /** It has more lines than a list may have; those beyond are left out. */
  readonly tooMany?: true;
}

/**
 * Writes a list in few characters, all of which an address may carry after its number sign: `v1,1:561,4:2*semi;h1;m`.
 * An empty list is the empty text.
 *
 * A line is what, a colon, how much, and its terms after semicolons, each with its letter: `s` size, `m` monthly, `h`
 * heat treatment, `c` postcode, `u` unloading, `d` date, `n` note; of a pallet of one's own also those of its build.
 */
export function encode(lines: readonly Line[]): string {
  return lines.length ? [version, ...lines.map(encodeLine)].join(",") : "";
}

/** How many lines a code of ours has. */
export function countLines(code: string): number {
  return code.split(",").length - 1;
}

function encodeLine(line: Line): string {
  if (line.kind === "document") return `doc:${line.document}`;
  const { monthly, ht, postcode, unloading, date, note } = line;
  return [
    encodeGoods(line),
    "size" in line && line.size && `s${line.size.join("x")}`,
    line.kind === "custom" && encodeBuild(line),
    monthly && "m",
    ht !== undefined && `h${Number(ht)}`,
    postcode && `c${encodeURIComponent(postcode)}`,
    unloading && `u${unloading}`,
    date && `d${date}`,
    note && `n${encodeURIComponent(note)}`,
  ]
    .filter(Boolean)
    .join(";");
}

function encodeGoods(line: GoodsLine): string {
  if (line.kind === "load") return `${line.product}:${line.loads}*${line.vehicle}`;
  return `${line.kind === "product" ? line.product : line.kind}:${line.pieces}`;
}

/**
 * Reads a list from wherever it comes: storage, a link from anybody. What is unreadable, unknown or too much is left
 * out, line by line; nothing of it reaches the list. A link that a mail program has escaped is read as it was.
 *
 * @param known what a line may name
 */
export function decode(code: string, known: Known): Decoded {
  if (code.length > longestCode) return { lines: [], partly: true };
  if (!code) return { lines: [], partly: false };
  const read = decodeAsItIs(code, known);
  if (!read.partly || !code.includes("%")) return read;
  return (
    unescapedForms(code)
      .map((form) => decodeAsItIs(form, known))
      .find(({ partly }) => !partly) ?? read
  );
}

function decodeAsItIs(code: string, known: Known): Decoded {
  const [first = "", ...others] = code.split(",");
  const parts = first === version ? others : [first, ...others];
  const lines = parts.flatMap((part) => decodeLine(part, known) ?? []);
  return {
    lines: lines.slice(0, mostLines),
    partly: lines.length < parts.length,
    ...(lines.length > mostLines && { tooMany: true }),
  };
}

function decodeLine(part: string, known: Known): Line | undefined {
  const [head = "", ...terms] = part.split(";");
  const [what = "", amount = "", ...rest] = head.split(":");
  if (rest.length) return undefined;
  if (what === "doc")
    return known.documents.includes(amount) && !terms.length
      ? { kind: "document", document: amount }
      : undefined;
  const goods = decodeGoods(what, amount, known);
  const read = goods && decodeTerms(terms, goods.kind);
  return read && ({ ...goods, ...read } as GoodsLine);
}

function decodeGoods(what: string, amount: string, known: Known): GoodsLine | undefined {
  const [number = "", vehicle, ...rest] = amount.split("*");
  if (what === "blocks" || what === "custom") {
    const pieces = lineNumber(amount, greatest.pieces);
    return pieces ? { kind: what, pieces } : undefined;
  }
  const product = lineNumber(what, greatest.pieces);
  if (!product || !known.products.includes(product) || rest.length) return undefined;
  if (vehicle === undefined) {
    const pieces = lineNumber(number, greatest.pieces);
    return pieces ? { kind: "product", product, pieces } : undefined;
  }
  const loads = lineNumber(number, greatest.loads);
  return loads && known.vehicles.includes(vehicle) ? { kind: "load", product, vehicle, loads } : undefined;
}

/** The terms of a line; undefined as soon as one of them is none, none of its kind, or stands there twice. */
function decodeTerms(
  terms: readonly string[],
  kind: GoodsLine["kind"],
): (Terms & Build & { size?: Size }) | undefined {
  const read: Record<string, unknown> = {};
  const sized = kind === "custom" || kind === "blocks";
  for (const term of terms) {
    const [letter, rest] = [term[0] ?? "", term.slice(1)];
    const built = kind === "custom" ? decodeBuild(letter, rest) : [];
    const [name, value] = built.length ? built : decodeTerm(letter, rest, kind);
    if (!name || value === undefined || name in read || (name === "size" && !sized)) return undefined;
    read[name] = value;
  }
  return read;
}

function decodeTerm(
  letter: string,
  value: string,
  kind: GoodsLine["kind"],
): [name?: string, value?: unknown] {
  switch (letter) {
    case "s":
      return ["size", (kind === "custom" ? palletSize : blockSize)(value.split("x"))];
    case "m":
      return ["monthly", value === "" || undefined];
    case "h":
      return ["ht", value === "1" || (value === "0" ? false : undefined)];
    case "c":
      return ["postcode", decodeText(value, linePostcode)];
    case "u":
      return ["unloading", unloadings.find((each) => each === value)];
    case "d":
      return ["date", lineDate(value)];
    case "n":
      return ["note", decodeText(value, lineNote)];
    default:
      return [];
  }
}
