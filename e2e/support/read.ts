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

export interface ReadTable {
  /** Row and column headers, without the corner cell. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /**
   * Returns the cell of a row and a column, each given by its full header or a prefix.
   *
   * @throws if no header, or more than one, matches
   */
  cell(row: string, column: string): string;
}

/** Removes soft hyphens, too, which PDF files do not have. */
export const flat = (text: string) => plain(text.replaceAll("\u00ad", ""));

/** Reads the rows of a table: the first with the headers of columns, and each with its own header in front. */
export function tableOf([head = [], ...body]: readonly (readonly string[])[]): ReadTable {
  const cells = body.map((row) => row.map(flat));
  const [rows, columns] = [cells.map(([name = ""]) => name), head.slice(1).map(flat)];
  const indexOf = (names: readonly string[], name: string) => {
    const exact = names.indexOf(flat(name));
    const [begins, another] = names.flatMap((each, at) => (each.startsWith(flat(name)) ? at : []));
    if (exact < 0 && (begins === undefined || another !== undefined))
      throw new Error(`"${name}" is not one of the heads "${names.join('", "')}".`);
    return exact < 0 ? (begins ?? 0) : exact;
  };
  return {
    rows,
    columns,
    cell: (row, column) => cells[indexOf(rows, row)]?.[1 + indexOf(columns, column)] ?? "",
  };
}

/** Reads a table of a page. Rows that only group others have no header, and are left out. */
export function readTable($: CheerioAPI, table: Elements): ReadTable {
  const rows = table
    .find("tbody th[scope=row]")
    .toArray()
    .map((head) => textsOf($, $(head).parent().children()));
  return tableOf([textsOf($, table.find("thead tr").first().children()), ...rows]);
}
