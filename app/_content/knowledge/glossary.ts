import type { Messages } from "next-intl";

/** A term; its words are `knowledge.glossary.terms.{term}`. */
export type Term = keyof Messages["knowledge"]["glossary"]["terms"];

interface TermGroup {
  /** Its name is `knowledge.glossary.groups.{key}`. */
  readonly key: keyof Messages["knowledge"]["glossary"]["groups"];
  readonly terms: readonly Term[];
}

/** The terms of the trade, in the order of the page: what is general comes before what is part of it. */
export const glossary = [
  {
    key: "kinds",
    terms: [
      "flatPallet",
      "fourWayPallet",
      "twoWayPallet",
      "singleUsePallet",
      "reusablePallet",
      "exchangePallet",
      "palletPool",
      "eurTypePallet",
      "industrialPallet",
      "halfPallet",
      "cpPallet",
      "customPallet",
      "reversiblePallet",
      "doubleDeckPallet",
      "singleDeckPallet",
    ],
  },
  {
    key: "parts",
    terms: [
      "topDeck",
      "bottomDeck",
      "deckboard",
      "edgeBoard",
      "centreBoard",
      "intermediateBoard",
      "stringerBoard",
      "bottomBoard",
      "runner",
      "block",
      "pressedBlock",
      "solidBlock",
      "stringer",
      "entryChamfer",
      "cutCorner",
      "boardGap",
      "forkOpening",
      "entryHeight",
      "wing",
    ],
  },
  { key: "nails", terms: ["ringShankNail", "screwShankNail", "nailingPattern"] },
  {
    key: "wood",
    terms: [
      "sawnTimber",
      "softwood",
      "wane",
      "knot",
      "split",
      "blueStain",
      "rot",
      "debarked",
      "moistureContent",
      "kilnDrying",
    ],
  },
  {
    key: "marks",
    terms: [
      "heatTreatment",
      "ippcMark",
      "dunnage",
      "woodPackaging",
      "producerCode",
      "controlStaple",
      "repairNail",
      "licenceNumber",
    ],
  },
  {
    key: "loads",
    terms: [
      "nominalLoad",
      "workingLoad",
      "stackingLoad",
      "dynamicLoad",
      "staticLoad",
      "rackingLoad",
      "pointLoad",
      "uniformLoad",
      "deflection",
    ],
  },
  {
    key: "transport",
    terms: [
      "unitLoad",
      "loadingMetre",
      "palletSpace",
      "stack",
      "curtainSider",
      "swapBody",
      "palletCollar",
      "packagingWaste",
    ],
  },
] as const satisfies readonly TermGroup[];

/** Every term, in the order of the page. */
export const terms: readonly Term[] = glossary.flatMap((group): readonly Term[] => group.terms);

/**
 * The anchor of a term: part of public addresses (`/wiedza/slownik/#fork-opening`), the same in every language. A term's
 * name in the catalogs therefore never changes.
 */
export function termId(term: Term): string {
  return term.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
