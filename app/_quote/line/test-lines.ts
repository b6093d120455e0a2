import { palletRanges, type Range } from "../../_content/pallet-ranges";
import { usualVehicle } from "../../_content/vehicles";
import { locales } from "../../_i18n/languages";
import { indexOfDocument, type Known, type Line } from "./line";
import { amountRanges, type Build, blockSide, type Terms, unloadings } from "./terms";
import type { Size } from "./values";
import { longest } from "../../_lib/read-text";

/** Fragments of texts: letters, separators of codes and addresses, markers of the message, markup. */
const pieces = [
  ..."aŻß1 ,;:*|%#&=?~\"'\\",
  ...[
    " | ",
    "%2",
    "{n}",
    "--- ",
    "1. ",
    "<b>",
    "👩‍🏭",
    "ą\u0301",
    "שלום",
    "\u202e",
    "HT: ",
    "uwaga: ",
    "Termin: ",
  ],
];

/** For tests: a random line of any kind, with any of its terms. */
export function randomLine(random: () => number, known: Known): Line {
  const below = (most: number) => Math.floor(random() * most);
  const oneOf = <Each>(all: readonly Each[]) => all[below(all.length)] as Each;
  const maybe = <Part extends object>(part: () => Part) => (random() < 0.5 ? part() : {});
  const text = (most: number, without?: RegExp) => {
    const typed = Array.from({ length: 1 + below(most / 4) }, () => oneOf(pieces)).join("");
    const clean = [...typed.replace(without ?? /$^/, "")].join("").slice(0, most - 10);
    return `x${clean.replace(/\p{Surrogate}/gu, "").replace(/\s+/g, " ")}x`;
  };
  const number = (most: number) => 1 + below(oneOf([3, 60, most]));
  const within = ([least, most]: Range) => least + below(most - least + 1);
  const { side, height, boards, boardWidth, boardThickness } = palletRanges;
  const palletSize = (): Size => [within(side), within(side), within(height)];
  const blockSize = (): Size => [number(blockSide[1]), number(blockSide[1]), number(blockSide[1])];
  const terms = (): Terms => ({
    ...maybe(() => ({ monthly: true as const })),
    ...maybe(() => ({ postcode: text(longest.field, /[|\p{Cf}]/gu) })),
    ...maybe(() => ({ unloading: oneOf(unloadings) })),
    ...maybe(() => ({
      date:
        random() < 0.5
          ? new Date(below(4e12)).toISOString().slice(0, 10)
          : text(longest.field, /[|\p{Cf}]/gu),
    })),
    ...maybe(() => ({ linked: true as const })),
    ...maybe(() => ({ note: text(longest.note) })),
  });
  const build = (): Build => ({
    ...maybe(() => ({
      deck: [within(boards), within(boardWidth), within(boardWidth), within(boardThickness)],
    })),
    ...maybe(() => ({
      blocks: [oneOf(["pressed", "solid"] as const), within(palletRanges.blockHeight)] as const,
    })),
    ...maybe(() => ({ entries: oneOf([2, 4] as const) })),
    ...maybe(() => ({ load: within(palletRanges.load) })),
    ...maybe(() => ({ onPoints: true as const })),
    ...maybe(() => ({
      support: oneOf([["floor"], ["rack"], ["rack", within(palletRanges.beamSpacing)]] as const),
    })),
    ...maybe(() => ({ destination: text(longest.field, /[|\p{Cf}]/gu) })),
  });
  const ht = () => maybe(() => ({ ht: random() < 0.5 }));
  const product = oneOf(known.products);
  return oneOf<() => Line>([
    () => ({
      kind: "product",
      product,
      pieces: number(amountRanges.pieces[1]),
      ...maybe(() => ({ vehicle: oneOf(known.vehicles.filter((id) => id !== usualVehicle.id)) })),
      ...ht(),
      ...terms(),
    }),
    () => ({
      kind: "load",
      product,
      vehicle: oneOf(known.vehicles),
      loads: number(amountRanges.loads[1]),
      ...ht(),
      ...terms(),
    }),
    () => ({
      kind: "blocks",
      pieces: number(amountRanges.pieces[1]),
      ...maybe(() => ({ size: blockSize() })),
      ...terms(),
    }),
    () => ({
      kind: "custom",
      pieces: number(amountRanges.pieces[1]),
      ...maybe(() => ({ size: palletSize() })),
      ...build(),
      ...ht(),
      ...terms(),
    }),
    () => ({
      kind: "document",
      document: oneOf(known.documents),
      ...maybe(() => ({ language: oneOf(locales) })),
    }),
  ])();
}

/** For tests: a list of random lines, each document once. */
export function randomList(random: () => number, known: Known, length: number): Line[] {
  const lines: Line[] = [];
  while (lines.length < length) {
    const line = randomLine(random, known);
    if (line.kind !== "document" || indexOfDocument(lines, line.document) < 0) lines.push(line);
  }
  return lines;
}

/** For tests: a random list. */
export function randomLines(random: () => number, known: Known, most: number): Line[] {
  return randomList(random, known, 1 + Math.floor(random() * most));
}
