import type { Messages } from "next-intl";

import messages from "../../../messages/pl.json" with { type: "json" };
import type { ListedTool } from "../tools";

type Glossary = Messages["knowledge"]["glossary"];

/** Key of a glossary term in `knowledge.glossary.terms`. */
export type Term = keyof Glossary["terms"];

/** Tools by glossary term: each calculates the term's quantity. */
export const termTools: Readonly<Partial<Record<Term, ListedTool>>> = { loadingMetre: "metres" };

/** All terms in page order, which is that of the catalogs: general terms first. */
export const terms = Object.keys(messages.knowledge.glossary.terms) as readonly Term[];

/** Groups of the terms in page order, each with its first term. */
const groups = [
  ["kinds", "flatPallet"],
  ["parts", "topDeck"],
  ["nails", "ringShankNail"],
  ["wood", "sawnTimber"],
  ["marks", "heatTreatment"],
  ["loads", "nominalLoad"],
  ["transport", "unitLoad"],
] as const satisfies readonly (readonly [group: keyof Glossary["groups"], first: Term])[];

/** Glossary terms by group. */
export const glossary = groups.map(([key, first], index) => {
  const [, next] = groups[index + 1] ?? [];
  return { key, terms: terms.slice(terms.indexOf(first), next && terms.indexOf(next)) };
});

/** Returns the anchor of a term. Anchors are public, so a term's key in the catalogs must never change. */
export function termId(term: Term): string {
  return term.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
