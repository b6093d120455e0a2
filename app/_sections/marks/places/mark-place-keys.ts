import type { Messages } from "next-intl";

import type { Term } from "../../../_content/knowledge/glossary";

interface MarkPlace {
  /** Its words are `knowledge.marks.places.{key}`. */
  readonly key: keyof Messages["knowledge"]["marks"]["places"];
  /** What stands there, where the glossary has a word for it. */
  readonly term?: Term;
}

/** The places in the order of their numbers. */
export const markPlaces: readonly MarkPlace[] = [
  { key: "leftBlock" },
  { key: "rightBlock" },
  { key: "ippc", term: "ippcMark" },
  { key: "licence", term: "licenceNumber" },
  { key: "staple", term: "controlStaple" },
  { key: "repairNail", term: "repairNail" },
  { key: "corners", term: "cutCorner" },
  { key: "chamfers", term: "entryChamfer" },
];

/** Those on the centre block, which is also drawn from near by: from the third to the sixth. */
export const centrePlaces = { from: 2, to: 6 } as const;
