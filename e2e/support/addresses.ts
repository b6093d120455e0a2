import { attribute, type Document, type Element, isElement, text, walk } from "../../scripts/ship/dom";

/** An address in a file, and where it stands there. */
export interface Address {
  address: string;
  where: string;
}

const single = ["href", "src", "poster", "action", "formaction", "data", "cite", "data-module"];
const sets = ["srcset", "imagesrcset"];

/** What names other elements of the same document by their ids (HTML; WAI-ARIA 1.2, "ID reference"). */
const references = [
  "for",
  "form",
  "list",
  "headers",
  "popovertarget",
  "commandfor",
  ...[
    "activedescendant",
    "controls",
    "describedby",
    "details",
    "errormessage",
    "flowto",
    "labelledby",
    "owns",
  ].map((name) => `aria-${name}`),
];

/** Every element of a document, in its order; what is inside a `<template>` is not in the document. */
export function allElements(document: Document): Element[] {
  const found: Element[] = [];
  walk(document, (node) => {
    if (isElement(node)) found.push(node);
  });
  return found;
}

/** The ids of a document. */
export function idsOf(document: Document): Set<string> {
  return new Set(allElements(document).flatMap((element) => attribute(element, "id") ?? []));
}

/** The ids that elements of a document refer to. */
export function referencesIn(document: Document): { id: string; where: string }[] {
  return allElements(document).flatMap((element) =>
    references.flatMap((name) =>
      (attribute(element, name)?.split(/\s+/) ?? []).map((id) => ({
        id,
        where: `${element.tagName}[${name}]`,
      })),
    ),
  );
}

/** Every address a page leads to or takes files from: in attributes, metadata, data for robots and islands, styles. */
export function addressesOf(document: Document): Address[] {
  return allElements(document).flatMap((element) => {
    const { tagName } = element;
    const found: Address[] = [];
    const add = (where: string, addresses: Iterable<string>) => {
      for (const address of addresses) found.push({ address: address.trim(), where });
    };
    for (const { name, value } of element.attrs) {
      const where = `${tagName}[${name}]`;
      if (single.includes(name)) add(where, [value]);
      else if (sets.includes(name)) add(where, candidates(value));
      else if (name === "style") add(where, inStyle(value));
      else if (name === "content" && /^(https?:)?\//.test(value)) add(where, [value]);
      else if (name === "data-props") add(where, inData(JSON.parse(value)));
    }
    if (tagName === "style") add("style", inStyle(text(element)));
    if (tagName === "script") {
      const type = attribute(element, "type") ?? "module";
      if (type === "application/ld+json") add("structured data", inData(JSON.parse(text(element))));
      else if (/module|javascript/.test(type)) add("script", inScript(text(element)));
    }
    return found;
  });
}

/** The addresses in a file that is no page; none in files that are no text. */
export function addressesInFile(name: string, content: string): Address[] {
  const found = (addresses: Iterable<string>) =>
    [...addresses].map((address) => ({ address, where: name.replace(/.*\./, "") }));
  if (/\.(json|webmanifest)$/.test(name)) return found(inData(JSON.parse(content)));
  if (name.endsWith(".js")) return found(inScript(content));
  if (name.endsWith(".txt")) return found(all(content, /\]\((\S+?)\)|\bhttps?:\/\/[^\s)>\]"]+/gm));
  if (/\.(xml|svg)$/.test(name))
    return found([...all(content, /(?:\shref|\bsrc)="([^"]+)"/g), ...all(content, /<loc>([^<]+)<\/loc>/g)]);
  return [];
}

/** What the pattern finds: its group, or all of it where it has none. */
const all = (content: string, pattern: RegExp) =>
  [...content.matchAll(pattern)].map(([whole, group]) => group ?? whole);

const candidates = (set: string) => set.split(",").map((each) => each.trim().split(/\s+/)[0] ?? "");

const inStyle = (style: string) =>
  all(style, /\burl\(\s*["']?([^"')]+)["']?\s*\)/g).filter((address) => !address.startsWith("data:"));

const inScript = (script: string) => all(script, /\b(?:import|from)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g);

/** Texts in data that are addresses and nothing else. Identifiers (`@id`) lead nowhere. */
function inData(value: unknown): string[] {
  if (typeof value === "string") return /^(https?:\/|mailto:|tel:|\/)\S*$/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "@id" ? [] : inData(inner)));
}
