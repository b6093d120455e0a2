import { needs as knownNeeds, type Need } from "../../app/_ui/island/needs";
import type { Bundle } from "./bundle";
import {
  append,
  attribute,
  create,
  element,
  elements,
  insertAfter,
  isElement,
  parseDocument,
  remove,
  text,
  walk,
  writeDocument,
  type Document,
  type Element,
} from "./dom";
import { cleanScripts } from "./page-scripts";
import { policy } from "./policy";
import { ShipError } from "./ship-error";
import { pageStyles } from "./styles";

/** Where a page's parts come from and may lead to. */
export interface Site {
  readonly exported: string;
  readonly basePath: string;
  readonly bundle: Bundle;
  /** Origins that an island with a need reaches; "" for our own. */
  readonly reached: Readonly<Record<Need, readonly string[]>>;
  readonly pictureOrigins: readonly string[];
}

/**
 * Turns a page of the export into the page that is shipped: HTML with its styles and a policy, and of scripts only the
 * few bytes that wake the islands.
 *
 * @param name path of the page's file, for messages
 * @param html the exported page
 * @throws ShipError when the page holds a script, link or style that nobody has decided about
 */
export function shipPage(name: string, html: string, site: Site): string {
  const document = parseDocument(html);
  const head = element(document, "head");
  const script = cleanScripts(name, document, site.bundle.early);
  const rules = elements(document, "script").filter((each) => attribute(each, "type") === "speculationrules");
  const sheets = takeStyleSheets(name, document);
  cleanMarkup(document);
  dropRepeatedCards(document);
  refuseStyles(name, document);

  const islands = nameModules(name, document, site);
  const needs = takeNeeds(name, document);
  const originsFor = (need: Need) =>
    needs.has(need) ? site.reached[need].map((origin) => origin || "'self'") : [];
  const classes = classesOf(document);
  const code = site.bundle.codeOf(islands);
  const styles = pageStyles(name, sheets, {
    exported: site.exported,
    basePath: site.basePath,
    mentioned: (className) => classes.has(className) || code.includes(className),
  });
  append(head, create("style", {}, styles));
  insertAfter(
    charset(name, document),
    create("meta", {
      "http-equiv": "Content-Security-Policy",
      content: policy({
        scripts: [script, ...rules.map(text)],
        style: styles,
        connect: originsFor("mail"),
        frames: originsFor("frame"),
        pictures: site.pictureOrigins,
      }),
    }),
  );
  return writeDocument(document);
}

/** Kinds of `<link>` that a page keeps. */
const keptLinks = new Set(["alternate", "apple-touch-icon", "canonical", "icon", "manifest"]);

/** Takes the links to style sheets out and gives their addresses, in order; drops preloads that only Next needs. */
function takeStyleSheets(name: string, document: Document): string[] {
  const sheets: string[] = [];
  const fonts = new Set<string>();
  for (const link of elements(document, "link")) {
    const kind = attribute(link, "rel") ?? "";
    const address = attribute(link, "href") ?? "";
    const preloads = kind === "preload" ? attribute(link, "as") : undefined;
    if (kind === "stylesheet") {
      sheets.push(address);
      remove(link);
    } else if (preloads === "font") {
      // React hoists a copy of every preload it meets.
      if (fonts.has(address)) remove(link);
      fonts.add(address);
    } else if (preloads === "script" || preloads === "image") {
      // Pictures of the first view stand in the HTML: the browser meets them no later than their preload.
      remove(link);
    } else if (!keptLinks.has(kind)) {
      throw new ShipError(
        `${name}: unknown <link rel="${kind}" href="${address}">; decide on it in scripts/ship/page.ts.`,
      );
    }
  }
  return sheets;
}

/** Removes React's and Next's notes to themselves, except inside islands: hydration reads them there. */
function cleanMarkup(document: Document): void {
  walk(document, (node) => {
    if (isElement(node)) {
      if (attribute(node, "data-island") !== undefined) return false;
      const empty = node.childNodes.every((child) => child.nodeName === "#comment");
      if (node.tagName === "div" && attribute(node, "hidden") !== undefined && empty) remove(node);
    } else if (node.nodeName === "#comment") {
      remove(node);
    }
    return undefined;
  });
}

/** Drops the card tags that only repeat what Open Graph says: readers of cards fall back on it. */
function dropRepeatedCards(document: Document): void {
  for (const meta of elements(document, "meta")) {
    const name = attribute(meta, "name");
    if (name?.startsWith("twitter:") && name !== "twitter:card") remove(meta);
  }
}

/** No page brings a style of its own: the policy would refuse it. */
function refuseStyles(name: string, document: Document): void {
  walk(document, (node) => {
    if (!isElement(node)) return;
    if (node.tagName === "style")
      throw new ShipError(`${name}: unknown <style>; styles belong in style sheets.`);
    if (attribute(node, "style") !== undefined) {
      throw new ShipError(`${name}: <${node.tagName}> has a style attribute, which the policy refuses.`);
    }
  });
}

/** Names of the islands on a page. Each gets the address of its module. */
function nameModules(name: string, document: Document, { bundle, basePath }: Site): string[] {
  const found = new Set<string>();
  walk(document, (node) => {
    const island = isElement(node) ? attribute(node, "data-island") : undefined;
    if (!isElement(node) || island === undefined) return;
    const module = bundle.modules.islands[island];
    if (!module) throw new ShipError(`${name}: there is no ${island}.client.tsx for the island "${island}".`);
    node.attrs.push({ name: "data-module", value: `${basePath}/${module}` });
    found.add(island);
  });
  return [...found];
}

/** Takes from the islands of a page what they need beyond it: that stands in the policy, and the browser has no use for it. */
function takeNeeds(name: string, document: Document): Set<Need> {
  const found = new Set<Need>();
  walk(document, (node) => {
    const written = isElement(node) ? attribute(node, "data-needs") : undefined;
    if (!isElement(node) || written === undefined) return;
    for (const word of written.split(" ")) {
      const need = knownNeeds.find((known) => known === word);
      if (!need) throw new ShipError(`${name}: no policy knows what data-needs="${word}" is.`);
      found.add(need);
    }
    node.attrs = node.attrs.filter((each) => each.name !== "data-needs");
  });
  return found;
}

/** Every class name on a page. */
function classesOf(document: Document): Set<string> {
  const classes = new Set<string>();
  walk(document, (node) => {
    if (isElement(node)) for (const name of attribute(node, "class")?.split(/\s+/) ?? []) classes.add(name);
  });
  return classes;
}

function charset(name: string, document: Document): Element {
  const meta = elements(document, "meta").find((each) => attribute(each, "charset") !== undefined);
  if (!meta) throw new ShipError(`${name}: no <meta charset>.`);
  return meta;
}
