import type { CheerioAPI } from "cheerio";

type Elements = ReturnType<CheerioAPI>;

/** A text with one plain space for white space of any kind, and without word joiners. */
export const plain = (text: string): string => text.replaceAll("\u2060", "").replace(/\s+/g, " ").trim();

/** The text of an element as a wide window shows it: without the short names that replace long ones in a narrow one. */
function textOf(element: Elements): string {
  const copy = element.clone();
  copy.find(".narrow-name__short").remove();
  return plain(copy.text());
}

/** The texts of elements, each with plain spaces. */
export function textsOf($: CheerioAPI, elements: string | Elements): string[] {
  return $(elements as string)
    .toArray()
    .map((element) => textOf($(element)));
}

/** What assistive technology calls an element: its label, or its text with that of its pictures. */
function nameOf($: CheerioAPI, element: Elements): string {
  const label = element.attr("aria-label");
  if (label !== undefined) return plain(label);
  const heading = element.attr("aria-labelledby");
  if (heading !== undefined) return plain($(`#${heading}`).text());
  const pictures = element.find("img[alt]").toArray();
  return plain([...pictures.map((image) => $(image).attr("alt")), textOf(element)].join(" "));
}

/** The links below an element, each by its name and its address as it is written. */
export function linksIn(
  $: CheerioAPI,
  within: string | Elements,
): [name: string, href: string | undefined][] {
  return $(within as string)
    .find("a[href]")
    .toArray()
    .map((link) => [nameOf($, $(link)), $(link).attr("href")]);
}

/** The elements that a selector finds and that have a name. */
export function named($: CheerioAPI, selector: string, name: string): Elements {
  return $(selector).filter((_, element) => nameOf($, $(element)) === plain(name));
}

/** A table as its readers find a cell in it. */
interface ReadTable {
  /** The heads of the rows and of the columns, without that of the heads themselves. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /**
   * The text in the row and the column of two heads, each named in full or by how it begins.
   *
   * @throws when no head, or more than one, is meant
   */
  cell(row: string, column: string): string;
}

/** Reads a table by its heads: in the row of a head, the cell that stands where the head of the column does. */
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
