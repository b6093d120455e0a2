import { useEffect, useRef, useState } from "react";

import { markersIn } from "./key-markers";

/** What was pointed at: keys of the texts that stand there, in their order, and the picture of `pictures/masters`. */
export interface Place {
  readonly keys: readonly string[];
  readonly picture?: { readonly name: string; readonly alt: string | undefined } | undefined;
}

type KeysByMarker = ReadonlyMap<string, string>;

/** Attributes with words that are seen or announced to screen readers. */
const spoken = ["alt", "aria-label", "aria-description", "title", "placeholder", "content"];

/**
 * Keys of all texts in an element, each once, in the order of the document.
 *
 * @param later whether words count that an island may show later (dialogs, refusals), which wait in its props
 */
export function keysIn(element: Element, keys: KeysByMarker, later = false): string[] {
  const words: string[] = [];
  const visit = (at: Element) => {
    for (const name of later ? [...spoken, "data-props"] : spoken) words.push(at.getAttribute(name) ?? "");
    for (const child of at.childNodes) {
      // Not `instanceof`: the frame's classes are not those of the editor's page.
      if (child.nodeType === Node.TEXT_NODE) words.push(child.nodeValue ?? "");
      else if (
        child.nodeType === Node.ELEMENT_NODE &&
        !(child as Element).matches("script, style, template, noscript")
      )
        visit(child as Element);
    }
  };
  visit(element);
  const found = words.flatMap(markersIn).map((marker) => keys.get(marker));
  return [...new Set(found.filter((key) => key !== undefined))];
}

/** The innermost element around another one that has words of its own. */
function elementWithWords(from: Element, keys: KeysByMarker): Element | undefined {
  for (let at: Element | null = from; at && at !== at.ownerDocument.body; at = at.parentElement)
    if (keysIn(at, keys).length) return at;
  return undefined;
}

function placeAt({ target, clientX, clientY }: MouseEvent, keys: KeysByMarker): Place {
  const element = elementWithWords(target as Element, keys);
  // A picture may lie under what is pointed at.
  const pictures = (target as Element).ownerDocument.elementsFromPoint(clientX, clientY).flatMap((each) => {
    const source = each.getAttribute("src") ?? "";
    const [, name] = /\/pictures\/([a-z0-9-]+)\.[0-9a-f]+\.\d+\.\w+$/.exec(source) ?? [];
    return name ? [{ name, alt: keysIn(each, keys)[0] }] : [];
  });
  return { keys: element ? keysIn(element, keys) : [], picture: pictures[0] };
}

interface PageFrameProps {
  keys: KeysByMarker;
  /** Whether a press chooses what it meets instead of doing what the page would do. */
  pointing: boolean;
  onChoose: (place: Place) => void;
  onEscape: () => void;
  /** A page is there, and what it says may have changed. */
  onPage: (document: Document) => void;
}

/** The page of the site that the address names: a reload shows it again. */
const startPage = () => (location.hash.startsWith("#/") ? location.hash.slice(1) : "/");

/** The site, in a frame: it can be used as it is, or pointed at. */
export function PageFrame({ keys, pointing, onChoose, onEscape, onPage }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [start] = useState(startPage);
  const [loads, setLoads] = useState(0);
  const [outline, setOutline] = useState<DOMRect>();

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document || !pointing) return;
    const listening = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      does: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, does, { capture: true, signal: listening.signal });
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const press of ["pointerdown", "mousedown", "pointerup", "mouseup", "auxclick"] as const)
      on(press, hold);
    on("click", (event) => {
      hold(event);
      const place = placeAt(event, keys);
      if (place.keys.length || place.picture) onChoose(place);
    });
    on("pointermove", ({ target }) =>
      setOutline(elementWithWords(target as Element, keys)?.getBoundingClientRect()),
    );
    on("scroll", () => setOutline(undefined));
    on("keydown", ({ key }) => key === "Escape" && onEscape());
    return () => {
      listening.abort();
      setOutline(undefined);
    };
  }, [pointing, keys, loads, onChoose, onEscape]);

  useEffect(() => {
    const follow = () => frame.current?.contentWindow?.location.assign(startPage());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  // Next changes the words of a page that stays open: the list of its texts is read again.
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => onPage(document), 100);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [loads, onPage]);

  return (
    <div className="page">
      <iframe
        ref={frame}
        title="Strona"
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
