import type { CheerioAPI } from "cheerio";

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

/** The ids of a document, in its order. */
export function idsOf($: CheerioAPI): string[] {
  return $("[id]")
    .map((_, { attribs }) => attribs.id ?? [])
    .get();
}

/** The ids that elements of a document refer to. */
export function referencesIn($: CheerioAPI): { id: string; where: string }[] {
  return references.flatMap((name) =>
    $.root()
      .find(`[${name}]`)
      .toArray()
      .flatMap((element) =>
        (element.attribs[name] ?? "").split(/\s+/).map((id) => ({ id, where: `${element.name}[${name}]` })),
      ),
  );
}
