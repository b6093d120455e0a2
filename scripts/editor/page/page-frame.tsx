import { useCallback, useEffect, useRef, useState } from "react";

import { markersIn } from "../key-markers";
import type { Say } from "./remembered";

/** What was pointed at. */
export interface Place {
  /** Keys of the texts that stand there, in their order. */
  readonly keys: readonly string[];
  /** A picture that lies there. */
  readonly picture?: { readonly name: string; readonly alt: string | undefined };
}

/** The key of every marker. */
export type KeysByMarker = ReadonlyMap<string, string>;

/** Attributes with words that are seen or announced to screen readers. */
const spoken = ["alt", "aria-label", "aria-description", "title", "placeholder", "content"];

/** Words of an island that the page may show later (dialogs, refusals) wait in its props. */
const withProps = [...spoken, "data-props"];

/** What holds words that are never shown. */
const unread = "script, style, template, noscript";

/**
 * The innermost element around a point's element that has words of its own.
 *
 * @param from the element that is pointed at
 */
function elementWithWords(from: Element, keys: KeysByMarker): Element | undefined {
  for (let at: Element | null = from; at && at !== at.ownerDocument.body; at = at.parentElement)
    if (keysIn(at, keys).length) return at;
  return undefined;
}

/**
 * Keys of all texts in an element, each once, in the order of the document.
 *
 * @param also whether those count that the page may show later
 */
export function keysIn(element: Element, keys: KeysByMarker, also = false): string[] {
  const attributes = also ? withProps : spoken;
  const words: string[] = [];
  const visit = (at: Element) => {
    for (const name of attributes) words.push(at.getAttribute(name) ?? "");
    for (const child of at.childNodes) {
      // Not `instanceof`: the frame's classes are not those of the editor's page.
      if (child.nodeType === Node.TEXT_NODE) words.push(child.nodeValue ?? "");
      else if (child.nodeType === Node.ELEMENT_NODE && !(child as Element).matches(unread))
        visit(child as Element);
    }
  };
  visit(element);
  const found = words.flatMap(markersIn).map((marker) => keys.get(marker));
  return [...new Set(found.filter((key) => key !== undefined))];
}

/** The picture of `pictures/masters` that lies at a point of a page, under what lies over it. */
function pictureAt(document: Document, x: number, y: number, keys: KeysByMarker): Place["picture"] {
  for (const element of document.elementsFromPoint(x, y)) {
    const [, name] =
      /\/pictures\/([a-z0-9-]+)\.[0-9a-f]+\.\d+\.\w+$/.exec(element.getAttribute("src") ?? "") ?? [];
    if (name) return { name, alt: keysIn(element, keys)[0] };
  }
  return undefined;
}

interface PageFrameProps {
  say: Say;
  keys: KeysByMarker;
  /** Whether a press chooses what it meets instead of doing what the page would do. */
  pointing: boolean;
  onChoose: (place: Place) => void;
  /** A file that was dropped on a picture of the page. */
  onDrop: (place: Place, file: File) => void;
  onEscape: () => void;
  /** A page is there, and what it says may have changed. */
  onPage: (document: Document) => void;
}

/** The page of the site that the address names: a reload shows it again. */
const startPage = () => (location.hash.startsWith("#/") ? location.hash.slice(1) : "/");

/** The site, in a frame: it can be used as it is, or pointed at. */
export function PageFrame({ say, keys, pointing, onChoose, onDrop, onEscape, onPage }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [start] = useState(startPage);
  const [loads, setLoads] = useState(0);
  const [outline, setOutline] = useState<DOMRect>();

  const placeOf = useCallback(
    ({ target, clientX, clientY, view }: MouseEvent): Place => {
      const document = view?.document ?? (target as Element).ownerDocument;
      const element = elementWithWords(target as Element, keys);
      return {
        keys: element ? keysIn(element, keys) : [],
        picture: pictureAt(document, clientX, clientY, keys),
      };
    },
    [keys],
  );

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document || !pointing) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const press of ["pointerdown", "mousedown", "pointerup", "mouseup", "auxclick"])
      document.addEventListener(press, hold, options);
    document.addEventListener(
      "click",
      (event) => {
        hold(event);
        const place = placeOf(event);
        if (place.keys.length || place.picture) onChoose(place);
      },
      options,
    );
    document.addEventListener(
      "pointermove",
      ({ target }) => setOutline(elementWithWords(target as Element, keys)?.getBoundingClientRect()),
      options,
    );
    document.addEventListener("scroll", () => setOutline(undefined), options);
    document.addEventListener("keydown", (event) => event.key === "Escape" && onEscape(), options);
    return () => {
      listening.abort();
      setOutline(undefined);
    };
  }, [pointing, keys, loads, placeOf, onChoose, onEscape]);

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Else the browser would leave the page for the file.
    document.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    document.addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        const place = placeOf(event);
        if (file && place.picture) onDrop(place, file);
      },
      { signal },
    );
    return () => listening.abort();
  }, [loads, placeOf, onDrop]);

  useEffect(() => {
    const follow = () => frame.current?.contentWindow?.location.assign(startPage());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  // Next changes the words of a page that stays open: the list is read again.
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    onPage(document);
    const watch = new MutationObserver(() => onPage(document));
    watch.observe(document, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [loads, onPage]);

  return (
    <div className="page">
      <iframe
        ref={frame}
        title={say("site")}
        src={start}
        onLoad={({ currentTarget: { contentWindow } }) => {
          const { pathname = "/", search = "" } = contentWindow?.location ?? {};
          history.replaceState(null, "", `#${pathname}${search}`);
          setLoads((count) => count + 1);
        }}
      />
      {outline && (
        <div
          className="page__outline"
          style={{ left: outline.x, top: outline.y, width: outline.width, height: outline.height }}
        />
      )}
    </div>
  );
}
