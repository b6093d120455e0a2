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
export function nameOf($: CheerioAPI, element: Elements): string {
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

interface ReadTable {
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

export function readTable($: CheerioAPI, table: Elements): ReadTable {
  const [, ...columns] = textsOf($, table.find("thead tr").first().children());
  const heads = table.find("tbody th[scope=row]");
  const rows = textsOf($, heads);
  const indexOf = (names: readonly string[], name: string) => {
    const meant = [
      names.indexOf(plain(name)),
      ...names.flatMap((each, at) => (each.startsWith(plain(name)) ? at : [])),
    ];
    const [exact = -1, begins = -1, another] = meant;
    if (exact < 0 && (begins < 0 || another !== undefined))
      throw new Error(`"${name}" is not one of the heads "${names.join('", "')}".`);
    return exact < 0 ? begins : exact;
  };
  return {
    rows,
    columns,
    cell(row, column) {
      const cells = heads.eq(indexOf(rows, row)).parent().children();
      return textOf(cells.eq(1 + indexOf(columns, column)));
    },
  };
}
