import type { Messages } from "next-intl";

import type { ListedTool } from "../tools";

/** Key of a glossary term in `knowledge.glossary.terms`. */
export type Term = keyof Messages["knowledge"]["glossary"]["terms"];

/** Tools by glossary term: each calculates the term's quantity. */
export const termTools: Readonly<Partial<Record<Term, ListedTool>>> = { loadingMetre: "metres" };

interface TermGroup {
  readonly key: keyof Messages["knowledge"]["glossary"]["groups"];
  readonly terms: readonly Term[];
}

/** Glossary terms in page order, general terms first. */
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

/** All terms in page order. */
export const terms: readonly Term[] = glossary.flatMap((group): readonly Term[] => group.terms);

/** Returns the anchor of a term. Anchors are public, so a term's key in the catalogs must never change. */
export function termId(term: Term): string {
  return term.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
