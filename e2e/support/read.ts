import type { Cheerio, CheerioAPI } from "cheerio";

/** A text with one plain space for white space of any kind. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The texts of elements, each with plain spaces. */
export function textsOf($: CheerioAPI, elements: ReturnType<CheerioAPI>): string[] {
  return elements.toArray().map((element) => plain($(element).text()));
}

/** The name assistive technology gives an element without `aria-labelledby`: its label, or its text with that of its pictures. */
export function nameOf($: CheerioAPI, element: Cheerio<never>): string {
  const label = element.attr("aria-label");
  if (label !== undefined) return plain(label);
  const pictures = element.find("img[alt]").map((_, image) => $(image).attr("alt"));
  return plain([...pictures.get(), element.text()].join(" "));
}
