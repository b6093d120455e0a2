import type { CheerioAPI } from "cheerio";

type Elements = ReturnType<CheerioAPI>;

/** Normalizes white space to single spaces and removes word joiners. */
export const plain = (text: string): string => text.replaceAll("\u2060", "").replace(/\s+/g, " ").trim();

/** Returns an element's text in a wide viewport, without hidden parts and the short names for narrow ones. */
function textOf(element: Elements): string {
  const copy = element.clone();
  copy.find(".narrow-name__short, [hidden]").remove();
  return plain(copy.text());
}

/** Returns the elements' texts with normalized spaces. */
export function textsOf($: CheerioAPI, elements: string | Elements): string[] {
  return $(elements as string)
    .toArray()
    .map((element) => textOf($(element)));
}

/** Returns an element's accessible name: its label, or its text with its pictures' alternatives. */
function nameOf($: CheerioAPI, element: Elements): string {
  const label = element.attr("aria-label");
  if (label !== undefined) return plain(label);
  const heading = element.attr("aria-labelledby");
  if (heading !== undefined) return plain($(`#${heading}`).text());
  const pictures = element.find("img[alt]").toArray();
  return plain([...pictures.map((image) => $(image).attr("alt")), textOf(element)].join(" "));
}

/** Returns the name and the unresolved address of each link in an element. */
export function linksIn(
  $: CheerioAPI,
  within: string | Elements,
): [name: string, href: string | undefined][] {
  return $(within as string)
    .find("a[href]")
    .toArray()
    .map((link) => [nameOf($, $(link)), $(link).attr("href")]);
}

/** Returns the matches of a selector that have this accessible name. */
export function named($: CheerioAPI, selector: string, name: string): Elements {
  return $(selector).filter((_, element) => nameOf($, $(element)) === plain(name));
}

/** The cells of a table by "row / column", the heads of the cell. */
export type Cells = ReadonlyMap<string, string>;

/** Removes soft hyphens, too, which PDF files do not have. */
export const flat = (text: string) => plain(text.replaceAll("\u00ad", ""));

/** Returns the cells of a table's rows: the first has the heads of the columns, each other one begins with its head. */
export function cellsOf([[, ...columns] = [], ...rows]: readonly (readonly string[])[]): Cells {
  return new Map(
    rows.flatMap(([row = "", ...cells]) =>
      columns.map((column, at) => [`${flat(row)} / ${flat(column)}`, flat(cells[at] ?? "")]),
    ),
  );
}

/** Reads a table of a page. Rows that only group others have no head, and are left out. */
export function readTable($: CheerioAPI, table: Elements): Cells {
  const rows = table
    .find("tbody th[scope=row]")
    .toArray()
    .map((head) => textsOf($, $(head).parent().children()));
  return cellsOf([textsOf($, table.find("thead tr").first().children()), ...rows]);
}
