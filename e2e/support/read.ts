import type { CheerioAPI } from "cheerio";

type Elements = ReturnType<CheerioAPI>;

/** A text with one plain space for white space of any kind. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

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

/** The cells of the table with a caption, row by row; the header cell of a row comes first. */
export function rowsOf($: CheerioAPI, caption: string): string[][] {
  return $("table")
    .filter((_, table) => plain($(table).children("caption").text()) === plain(caption))
    .find("tr")
    .toArray()
    .map((row) => textsOf($, $(row).children("th, td")));
}
