import type { CheerioAPI } from "cheerio";

import type { PageHas } from "../../app/_browser/page-has";

/** What tells on a page that a part of the inline code has something to answer there. */
const marks: Readonly<Record<keyof PageHas, string>> = {
  rows: "[data-go]",
  dialogs: "[data-dialog]",
  drafts: "form[data-draft]",
  tabs: "[role=tab]",
  filter: "[data-filter]",
  later: ".later",
};

/** Looks at a page for what its inline code is needed for. */
export function pageHas($: CheerioAPI): PageHas {
  const found = Object.entries(marks).map(([part, mark]) => [part, $(mark).length > 0]);
  return Object.fromEntries(found) as PageHas;
}
