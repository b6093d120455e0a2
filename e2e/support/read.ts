import { type CheerioAPI, load } from "cheerio";
import { execFileSync } from "node:child_process";

import { findProgram } from "../../scripts/chromium";

type Elements = ReturnType<CheerioAPI>;

/** Normalizes spaces and removes word joiners. */
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
const flat = (text: string) => plain(text.replaceAll("\u00ad", ""));

/** Returns the cells of a table's rows: the first has the heads of the columns, each other one begins with its head. */
export function cellsOf([heads = [], ...rows]: readonly (readonly string[])[]): Cells {
  const [, ...columns] = heads;
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

/** Whether poppler is installed, an independent reader of PDF files. */
export const hasPoppler = Boolean(findProgram("pdfinfo"));

const poppler = (program: string, ...args: string[]) =>
  // Without its warnings about tags that it does not know.
  execFileSync(program, args, { encoding: "utf8", maxBuffer: 2 ** 26, stdio: ["ignore", "pipe", "ignore"] });

/** Reads the tables of a PDF file by its tags (ISO 32000-2, 14.8.4.8.3). Rows that only group others are left out. */
export function tablesOfPdf(file: string): Cells[] {
  const tables: string[][][] = [];
  let open = Infinity;
  for (const line of poppler("pdfinfo", "-struct-text", file).split("\n")) {
    const [, indent = "", text = ""] = /^( *)(.*)$/.exec(line) ?? [];
    // Tags are nested by their indentation.
    if (text && indent.length <= open) open = Infinity;
    const row = tables.at(-1)?.at(-1);
    if (/^Table\b/.test(text)) {
      open = indent.length;
      tables.push([]);
    } else if (open === Infinity) continue;
    else if (/^TR\b/.test(text)) tables.at(-1)?.push([]);
    else if (/^T[HD]\b/.test(text)) row?.push("");
    else if (text.startsWith('"')) row?.push(`${row.pop() ?? ""}${text.slice(1, -1)}`);
  }
  return tables.map((rows) => cellsOf(rows.filter(({ length }) => length > 1)));
}

/** An address and its place in a file, such as "a[href]" or "style". */
export interface Address {
  readonly address: string;
  readonly where: string;
}

const single = ["href", "src", "poster", "action", "formaction", "data", "cite", "data-file"];
const sets = ["srcset", "imagesrcset"];

/** Returns every address on a page: in attributes, metadata, structured data, island props and styles. */
export function addressesOf($: CheerioAPI): Address[] {
  return $.root()
    .find("*")
    .toArray()
    .flatMap((element) => [
      ...inAttributes(element.name, element.attribs),
      ...(/^(style|script)$/.test(element.name)
        ? inContent(element.name, element.attribs.type, $(element).text())
        : []),
    ]);
}

/** Returns the addresses in a file of any type; none in binary files. */
export function addressesIn(content: string, type: string): Address[] {
  if (type.startsWith("text/html")) return addressesOf(load(content));
  if (type.startsWith("text/css")) return placed("style", inStyle(content));
  if (/^(text|application)\/javascript/.test(type)) return placed("script", inScript(content));
  if (/^application\/(manifest\+)?json/.test(type)) return placed("data", inData(JSON.parse(content)));
  if (type.startsWith("text/plain"))
    return placed("text", all(content, /\]\((\S+?)\)|\bhttps?:\/\/[^\s)>\]"]+/gm));
  if (/^(application\/xml|image\/svg)/.test(type))
    return [
      ...placed(
        type.startsWith("image/") ? "svg[href]" : "xml[href]",
        all(content, /(?:\shref|\bsrc)="([^"]+)"/g),
      ),
      ...placed("loc", all(content, /<loc>([^<]+)<\/loc>/g)),
    ];
  return [];
}

function inAttributes(tag: string, attribs: Readonly<Record<string, string>>): Address[] {
  const use = attribs.rel ?? attribs.property;
  return Object.entries(attribs).flatMap(([name, value]) => {
    const where = /^(link|meta)$/.test(tag) && use ? `${tag}[${use}]` : `${tag}[${name}]`;
    if (single.includes(name)) return placed(where, [value]);
    if (sets.includes(name)) return placed(where, candidates(value));
    if (name === "style") return placed(where, inStyle(value));
    if (name === "content" && /^(https?:)?\//.test(value)) return placed(where, [value]);
    if (name === "data-props")
      return placed(where, value.startsWith("/") ? [value] : inData(JSON.parse(value)));
    return [];
  });
}

function inContent(tag: string, type = "module", content: string): Address[] {
  if (tag === "style") return placed("style", inStyle(content));
  if (type === "application/ld+json") return placed("structured data", inData(JSON.parse(content)));
  return /module|javascript/.test(type) ? placed("script", inScript(content)) : [];
}

const placed = (where: string, addresses: readonly string[]): Address[] =>
  addresses.map((address) => ({ address: address.trim(), where }));

/** Returns the first group of every match, or the match. */
const all = (content: string, pattern: RegExp) =>
  [...content.matchAll(pattern)].map(([whole, group]) => group ?? whole);

const candidates = (set: string) => set.split(",").map((each) => each.trim().split(/\s+/)[0] ?? "");

const inStyle = (style: string) =>
  all(style, /\burl\(\s*["']?([^"')]+)["']?\s*\)/g).filter((address) => !address.startsWith("data:"));

const inScript = (script: string) => all(script, /\b(?:import|from)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g);

function inData(value: unknown): string[] {
  if (typeof value === "string") return /^(https?:\/|mailto:|tel:|\/)\S*$/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "@id" ? [] : inData(inner)));
}

export function idsOf($: CheerioAPI): string[] {
  return $("[id]")
    .map((_, { attribs }) => attribs.id ?? [])
    .get();
}
