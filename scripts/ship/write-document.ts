import type { CheerioAPI } from "cheerio";

/**
 * Writes a document as HTML again. Spaces that do not break stay the two bytes they are: the serializer names them, but
 * nothing in a document in UTF-8 needs the name.
 */
export const writeDocument = ($: CheerioAPI): string => $.html().replaceAll("&nbsp;", "\u00a0");
