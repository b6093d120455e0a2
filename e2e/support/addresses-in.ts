import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** An address that stands in a file, and the content type that whoever asks for it takes (with `nosniff`: only it). */
export interface Address {
  readonly address: string;
  readonly takes: RegExp;
}

const anything = /./;
const page = /^text\/html/;
const picture = /^image\//;
const script = /^text\/javascript/;

/** The types that a `<link>` of a kind takes. */
const links: Readonly<Record<string, RegExp>> = {
  alternate: /^(text\/html|application\/xml)/,
  "apple-touch-icon": picture,
  canonical: page,
  icon: picture,
  manifest: /^application\/manifest\+json/,
  preload: /^font\/woff2/,
};

/**
 * Finds every address a file of the site leads to.
 *
 * @param text the file's text
 * @param type its content type
 */
export function addressesIn(text: string, type: string): Address[] {
  if (type.startsWith("text/html")) return inPage(text);
  if (script.test(type)) return matches(text, /(?:\bfrom|\bimport\(?)\s*["']([^"']+)["']/g, script);
  if (type.startsWith("image/svg")) return matches(text, /\s(?:href|src)="([^"#]+)"/g, picture);
  if (/^application\/(manifest\+)?json/.test(type)) return inJson(JSON.parse(text));
  if (type.startsWith("application/xml")) {
    return [...matches(text, /<loc>([^<]+)<\/loc>/g, page), ...matches(text, /\shref="([^"]+)"/g, anything)];
  }
  if (type.startsWith("text/plain")) {
    return [...matches(text, /\]\((\S+?)\)/g, anything), ...matches(text, /^Sitemap: (\S+)$/gm, anything)];
  }
  return [];
}

function inPage(text: string): Address[] {
  const found: Address[] = [];
  const visit = (node: Tree.ChildNode | Tree.Document) => {
    if ("attrs" in node) found.push(...inElement(node));
    if ("childNodes" in node) node.childNodes.forEach(visit);
    if (node.nodeName === "template" && "content" in node) node.content.childNodes.forEach(visit);
  };
  visit(parse(text));
  return found;
}

function inElement(element: Tree.Element): Address[] {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  const { href, src, srcset, content, poster } = attributes;
  const found: Address[] = [];
  const add = (address: string | undefined, takes: RegExp) => address && found.push({ address, takes });

  add(attributes["data-module"], script);
  add(poster, picture);
  for (const candidate of srcset?.split(",") ?? []) add(candidate.trim().split(/\s/)[0], picture);
  if (attributes["data-props"]) found.push(...inJson(JSON.parse(attributes["data-props"])));
  if (content?.startsWith("http")) add(content, attributes.property?.endsWith(":image") ? picture : anything);
  const code = element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
  switch (element.tagName) {
    case "link":
      add(href, links[attributes.rel ?? ""] ?? /(?!)/);
      break;
    case "img":
      add(src, picture);
      break;
    case "script":
      add(src, script);
      if (attributes.type?.includes("json")) found.push(...withoutSections(inJson(JSON.parse(code))));
      else found.push(...addressesIn(code, "text/javascript"));
      break;
    case "style":
      found.push(...matches(code, /url\(["']?(?!data:|#|%23)([^"')]+)["']?\)/g, /^(font|image)\//));
      break;
    case "use":
      add(attributes["xlink:href"] ?? href, picture);
      break;
    default:
      add(href, anything);
      add(src, anything);
  }
  return found;
}

/** In structured data what follows the # names a thing, not a section. */
function withoutSections(addresses: Address[]): Address[] {
  return addresses.map(({ address, takes }) => ({ address: address.replace(/#.*/, ""), takes }));
}

/** Texts of a value that are addresses: absolute, or paths that end like a file or a folder. */
function inJson(value: unknown): Address[] {
  if (typeof value === "string") {
    const isAddress = /^https?:\/\/\S+$/.test(value) || /^\/(\S*\.\w+|\S*\/)?(#\S*)?$/.test(value);
    return isAddress ? [{ address: value, takes: anything }] : [];
  }
  return value && typeof value === "object" ? Object.values(value).flatMap(inJson) : [];
}

function matches(text: string, pattern: RegExp, takes: RegExp): Address[] {
  return [...text.matchAll(pattern)].map(([, address = ""]) => ({ address, takes }));
}
