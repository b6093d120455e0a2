import { palletRanges } from "../../_content/pallet-ranges";
import { decodeText } from "../code-text";
import { type Build, lineFigure, linePostcode, supports } from "../line";

const blockKinds = ["pressed", "solid"] as const;

/**
 * Writes how a pallet is built as terms of a code, parted by semicolons: `b` boards, `k` blocks, `e` entries, `w` load, `p`
 * that it stands on points, `o` what the pallet stands on, `g` the country it goes to. Empty where nothing is said of it.
 */
export function encodeBuild({ deck, blocks, entries, load, onPoints, support, destination }: Build): string {
  return [
    deck && `b${deck.join("x")}`,
    blocks && `k${blocks[0][0]}${blocks[1]}`,
    entries && `e${entries}`,
    load && `w${load}`,
    onPoints && "p",
    support && `o${support[0][0]}${support[1] ?? ""}`,
    destination && `g${encodeURIComponent(destination)}`,
  ]
    .filter(Boolean)
    .join(";");
}

/**
 * Reads one term of a build.
 *
 * @returns name and value; no value where it makes no sense, nothing for a letter of another kind
 */
export function decodeBuild(letter: string, value: string): [name?: keyof Build, value?: unknown] {
  switch (letter) {
    case "b":
      return ["deck", deckOf(value.split("x"))];
    case "k": {
      const kind = blockKinds.find((each) => each[0] === value[0]);
      const height = lineFigure(value.slice(1), palletRanges.blockHeight);
      return ["blocks", kind && height && [kind, height]];
    }
    case "e":
      return ["entries", value === "2" ? 2 : value === "4" ? 4 : undefined];
    case "w":
      return ["load", lineFigure(value, palletRanges.load)];
    case "p":
      return ["onPoints", value === "" || undefined];
    case "o": {
      const on = supports.find((each) => each[0] === value[0]);
      const span = lineFigure(value.slice(1), palletRanges.beamSpacing);
      if (value.length === 1) return ["support", on && [on]];
      return ["support", on === "rack" && span ? [on, span] : undefined];
    }
    case "g":
      return ["destination", decodeText(value, linePostcode)];
    default:
      return [];
  }
}

function deckOf(figures: readonly string[]): Build["deck"] {
  const { boards, boardWidth, boardThickness } = palletRanges;
  const [count, width, edge, thickness] = [boards, boardWidth, boardWidth, boardThickness].map(
    (range, index) => lineFigure(figures[index] ?? "", range),
  );
  const isWhole = count && width && edge && thickness && figures.length === 4;
  return isWhole ? [count, width, edge, thickness] : undefined;
}

/** Reads a whole build from its terms; what is none of it is passed over. */
export function buildOf(terms: string): Build {
  return Object.fromEntries(
    terms.split(";").flatMap((term) => {
      const [name, value] = decodeBuild(term[0] ?? "", term.slice(1));
      return name && value !== undefined ? [[name, value]] : [];
    }),
  );
}
