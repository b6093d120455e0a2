import { useCallback, useEffect, useRef, useState } from "react";

import { elementWithWords, type KeysByMark, keysIn, pictureAt, type Place } from "./places";

interface PageFrameProps {
  keys: KeysByMark;
  /** Whether a press chooses what it meets instead of doing what the page would do. */
  pointing: boolean;
  onChoose: (place: Place) => void;
  /** A file that was dropped on a picture of the page. */
  onDrop: (place: Place, file: File) => void;
  onEscape: () => void;
  /** A page is there, and what it says may have changed. */
  onPage: (document: Document) => void;
}

/** The page that the window's address names: a reload shows it again. */
const startPage = () => (location.hash.startsWith("#/") ? location.hash.slice(1) : "/");

/** The site, in a frame: it can be used as it is, or pointed at. */
export function PageFrame({ keys, pointing, onChoose, onDrop, onEscape, onPage }: PageFrameProps) {
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

  // Next changes the words of a page that stays open: whoever lists them looks again.
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
        title="The site"
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
