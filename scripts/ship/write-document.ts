import type { CheerioAPI } from "cheerio";

/** Elements of a drawing that hold nothing: only these may close themselves (HTML standard, "foreign elements"). */
const emptyShape = /><\/(?:circle|ellipse|line|path|polygon|polyline|rect|use)>/g;

/** An attribute that holds JSON: in single quotes its own need no name of six characters each. */
const quoting = /="([^"]*&quot;[^"]*)"/g;

/**
 * Writes a document as HTML again, as short as it may be. Spaces that do not break stay the two bytes they are: the
 * serializer names them, but nothing in a document in UTF-8 needs the name.
 */
export const writeDocument = ($: CheerioAPI): string =>
  $.html()
    // As browsers read it, and as everything else is written.
    .replace(/^<!DOCTYPE/, "<!doctype")
    .replaceAll("&nbsp;", "\u00a0")
    .replace(emptyShape, "/>")
    .replace(quoting, (_, value: string) => `='${value.replaceAll("'", "&#39;").replaceAll("&quot;", '"')}'`);
