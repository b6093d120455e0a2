import { marksIn } from "../words/marks";

/** What was pointed at. */
export interface Place {
  /** Keys of the texts that stand there, in their order. */
  readonly keys: readonly string[];
  /** A picture that lies there. */
  readonly picture?: { readonly name: string; readonly alt: string | undefined };
}

/** The key of every mark. */
export type KeysByMark = ReadonlyMap<string, string>;

/** Attributes with words that somebody sees or hears. */
const spoken = ["alt", "aria-label", "aria-description", "title", "placeholder", "content"];

/** Words of an island that the page may show later (dialogs, refusals) wait in its props. */
const withProps = [...spoken, "data-props"];

/** What holds words that nobody reads. */
const unread = "script, style, template, noscript";

/**
 * The innermost element around a point's element that has words of its own.
 *
 * @param from the element that is pointed at
 */
export function elementWithWords(from: Element, keys: KeysByMark): Element | undefined {
  for (let at: Element | null = from; at && at !== at.ownerDocument.body; at = at.parentElement)
    if (keysIn(at, keys).length) return at;
  return undefined;
}

/**
 * Keys of all texts in an element, each once, in the order of the document.
 *
 * @param also whether those count that the page may show later
 */
export function keysIn(element: Element, keys: KeysByMark, also = false): string[] {
  const attributes = also ? withProps : spoken;
  const words: string[] = [];
  const visit = (at: Element) => {
    for (const name of attributes) words.push(at.getAttribute(name) ?? "");
    for (const child of at.childNodes) {
      // Not `instanceof`: the frame's classes are others than the window's.
      if (child.nodeType === Node.TEXT_NODE) words.push(child.nodeValue ?? "");
      else if (child.nodeType === Node.ELEMENT_NODE && !(child as Element).matches(unread))
        visit(child as Element);
    }
  };
  visit(element);
  const found = words.flatMap(marksIn).map((mark) => keys.get(mark));
  return [...new Set(found.filter((key) => key !== undefined))];
}

/** The picture of `pictures/masters` that lies at a point of a page, under whatever lies over it. */
export function pictureAt(document: Document, x: number, y: number, keys: KeysByMark): Place["picture"] {
  for (const element of document.elementsFromPoint(x, y)) {
    const [, name] =
      /\/pictures\/([a-z0-9-]+)\.[0-9a-f]+\.\d+\.\w+$/.exec(element.getAttribute("src") ?? "") ?? [];
    if (name) return { name, alt: keysIn(element, keys)[0] };
  }
  return undefined;
}
