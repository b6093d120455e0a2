import { type CheerioAPI, load } from "cheerio";

/**
 * An address in a file and its location there, such as "a[href]", "link[icon]", "style", "structured data".
 */
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
  // A link's `rel` or a meta element's `property` is more specific than the attribute name.
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

/** Returns every match: its first group, or the whole match without a group. */
const all = (content: string, pattern: RegExp) =>
  [...content.matchAll(pattern)].map(([whole, group]) => group ?? whole);

const candidates = (set: string) => set.split(",").map((each) => each.trim().split(/\s+/)[0] ?? "");

const inStyle = (style: string) =>
  all(style, /\burl\(\s*["']?([^"')]+)["']?\s*\)/g).filter((address) => !address.startsWith("data:"));

const inScript = (script: string) => all(script, /\b(?:import|from)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g);

/** Returns the strings in JSON data that are addresses. Skips identifiers (`@id`). */
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
