import { attribute, type Document } from "../../scripts/ship/dom";
import { allElements } from "./all-elements";

/** What names other elements of the same document by their ids (HTML; WAI-ARIA 1.2, "ID reference"). */
const references = [
  "for",
  "form",
  "list",
  "headers",
  "popovertarget",
  "commandfor",
  ...[
    "activedescendant",
    "controls",
    "describedby",
    "details",
    "errormessage",
    "flowto",
    "labelledby",
    "owns",
  ].map((name) => `aria-${name}`),
];

/** The ids of a document. */
export function idsOf(document: Document): Set<string> {
  return new Set(allElements(document).flatMap((element) => attribute(element, "id") ?? []));
}

/** The ids that elements of a document refer to. */
export function referencesIn(document: Document): { id: string; where: string }[] {
  return allElements(document).flatMap((element) =>
    references.flatMap((name) =>
      (attribute(element, name)?.split(/\s+/) ?? []).map((id) => ({
        id,
        where: `${element.tagName}[${name}]`,
      })),
    ),
  );
}
