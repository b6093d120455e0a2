import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Document = DefaultTreeAdapterTypes.Document;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses a whole HTML document. */
export const parseDocument = (html: string): Document => parse(html);

/**
 * Writes a document as HTML again. Spaces that do not break stay the two bytes they are: the serializer names them, but
 * nothing in a document in UTF-8 needs the name.
 */
export const writeDocument = (document: Document): string =>
  serialize(document).replaceAll("&nbsp;", "\u00a0");

/** Tells whether a node is an element, of the given name if one is given. */
export function isElement(node: Node | Document, name?: string): node is Element {
  return defaultTreeAdapter.isElementNode(node as Node) && (!name || (node as Element).tagName === name);
}

/** The value of an attribute, or undefined where the element has none of the name. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** Removes an attribute, if it is there. */
export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
}

/** The text inside an element. */
export function text(element: Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** Puts a text in the place of whatever is inside an element. */
export function setText(element: Element, content: string): void {
  for (const node of [...element.childNodes]) remove(node);
  defaultTreeAdapter.insertText(element, content);
}

/** Removes a node from its document. */
export const remove = (node: Node): void => defaultTreeAdapter.detachNode(node);

/** Makes an element with attributes and, where given, a text inside. */
export function create(name: string, attributes: Record<string, string>, content?: string): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(
    name,
    "http://www.w3.org/1999/xhtml" as Element["namespaceURI"],
    attrs,
  );
  if (content !== undefined) defaultTreeAdapter.insertText(element, content);
  return element;
}

/** Puts an element at the end of another. */
export const append = (parent: Element, child: Element): void =>
  defaultTreeAdapter.appendChild(parent, child);

/** Puts an element behind a sibling. */
export function insertAfter(sibling: Element, element: Element): void {
  const parent = sibling.parentNode as Parent;
  const next = parent.childNodes[parent.childNodes.indexOf(sibling) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, element, next);
  else defaultTreeAdapter.appendChild(parent, element);
}

/**
 * Visits every node below a parent, in document order. A visitor may remove the node it is given.
 *
 * @param visit returns false to leave out what is inside the node
 */
export function walk(parent: Parent, visit: (node: Node) => unknown): void {
  for (const node of [...parent.childNodes]) {
    if (visit(node) !== false && "childNodes" in node) walk(node, visit);
  }
}

/** Every element of a name, in document order. */
export function elements(document: Document, name: string): Element[] {
  const found: Element[] = [];
  walk(document, (node) => {
    if (isElement(node, name)) found.push(node);
  });
  return found;
}

/** The first element of a name. @throws Error when there is none */
export function element(document: Document, name: string): Element {
  const [first] = elements(document, name);
  if (!first) throw new Error(`The document has no <${name}>.`);
  return first;
}
