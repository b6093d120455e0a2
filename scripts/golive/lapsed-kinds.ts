import type { Certificate } from "../../app/_content/company/certificates";
import type { Day } from "../../app/_content/validity/day";
import { isValid, stateOn } from "../../app/_content/validity/state";

/**
 * Names the kinds of documents of which none is valid on a day: what they prove must not be promised, and the owner has to
 * bring the next one.
 *
 * @returns one sentence for each kind
 */
export function lapsedKinds(documents: readonly Certificate[], day: Day): string[] {
  return [...new Set(documents.map(({ kind }) => kind))].flatMap((kind) => {
    const own = documents.filter((document) => document.kind === kind);
    if (own.some((document) => isValid(document, day))) return [];
    const each = own.map((document) => `${document.key}: ${stateOn(document, day)}`).join(", ");
    return [`No document of the kind "${kind}" is valid on ${day} (${each}).`];
  });
}
