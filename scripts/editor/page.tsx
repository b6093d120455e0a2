import { useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";

import { languages, locales } from "../../app/_i18n/languages";
import { markerOf, markersIn } from "./key-markers";
import "./page.css";
import type { Answer, Texts } from "./texts";

/**
 * Requests the editor's server.
 *
 * @param change a text to save first
 * @returns the response, or a message that the server has ended
 */
const exchangeTexts = (change?: object, path = "texts"): Promise<Answer> =>
  fetch(path, change && { method: "POST", body: JSON.stringify(change) })
    .then(async (answer) =>
      answer.ok ? ((await answer.json()) as Answer) : { message: await answer.text() },
    )
    .catch(() => ({ message: "Edytor został zamknięty. Ponowne uruchomienie: npm run edit." }));

/** Attributes with text that is visible or announced by screen readers. */
const spoken = ["alt", "aria-label", "aria-description", "title", "placeholder"];

type KeysByMarker = ReadonlyMap<string, string>;

/** Returns the keys of all texts in an element, without duplicates, in document order. */
function keysIn(element: Element, keys: KeysByMarker): string[] {
  const texts = [element, ...element.querySelectorAll("*:not(script, style)")].flatMap((each) => [
    ...spoken.map((name) => each.getAttribute(name)),
    ...[...each.childNodes].map(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue),
  ]);
  const found = texts.flatMap((text) => markersIn(text || "")).map((marker) => keys.get(marker));
  return [...new Set(found.filter((key) => key !== undefined))];
}

/** Returns the element itself or its closest ancestor that contains text. */
function elementWithText(from: EventTarget | null, keys: KeysByMarker): HTMLElement | undefined {
  for (let at = from as HTMLElement | null; at && at !== at.ownerDocument.body; at = at.parentElement)
    if (keysIn(at, keys).length) return at;
  return undefined;
}

/** Returns the text of a pressed element itself if it has no marker: a fact of `app/_content/`. */
function factIn(element: HTMLElement): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = texts.map(({ nodeValue }) => nodeValue).join("");
  return markersIn(text).length ? "" : text.trim();
}

/** What a press in the page chooses. */
interface Choice {
  readonly keys: (keys: readonly string[]) => void;
  readonly fact: (text: string) => void;
}

/**
 * Makes presses in a page choose texts and cancels their usual effect.
 *
 * @returns a function that stops this
 */
function point(site: Document, keys: KeysByMarker, choice: Choice): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let outlined: HTMLElement | undefined;
  const outline = (element?: HTMLElement) => {
    outlined?.style.removeProperty("outline");
    outlined = element;
    outlined?.style.setProperty("outline", "3px solid #1f5fbf");
  };
  const press = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== "click") return;
    const fact = factIn(event.target as HTMLElement);
    const element = elementWithText(event.target, keys);
    if (fact) choice.fact(fact);
    else if (element) choice.keys(keysIn(element, keys));
  };
  for (const name of ["pointerdown", "mousedown", "pointerup", "mouseup", "auxclick", "click"])
    site.addEventListener(name, press, options);
  site.addEventListener("pointermove", ({ target }) => outline(elementWithText(target, keys)), options);
  return () => {
    listening.abort();
    outline();
  };
}

/** A text to save: its key, what was shown when typing began, and what it shall be. */
interface Change {
  readonly key: string;
  readonly seen: Texts;
  readonly wanted: Texts;
}

/** Says what was saved, and how it gets on the site. */
function savedReport({ key, seen, wanted }: Change): string {
  const changed = locales.filter((locale) => seen[locale] !== wanted[locale]);
  const names = changed.map((locale) => languages[locale].name).join(", ");
  return `Zapisano: ${key} (${names}). Aby zmiana trafiła na stronę: git commit -m "Co zmieniono" messages, potem git push.`;
}

/** The most hits of a search that are listed. */
const mostHits = 20;

/** Returns the keys of texts that contain what is searched, in any language or in the key. */
function hitsOf(texts: NonNullable<Answer["texts"]>, query: string): string[] {
  const wanted = query.trim().toLowerCase();
  if (wanted.length < 2) return [];
  const fits = ([key, inLanguages]: [string, Texts]) =>
    [key, ...Object.values(inLanguages)].some((text) => text.toLowerCase().includes(wanted));
  return Object.entries(texts)
    .filter(fits)
    .map(([key]) => key);
}

/** The page in the address, which a reload shows again. Only paths of this site are accepted. */
const [, startPage = "/"] = /^#(\/(?!\/).*)/.exec(location.hash) ?? [];

/** Shows the site in a frame, and beside it the chosen texts in all languages. */
function EditorPage() {
  const [texts, setTexts] = useState<NonNullable<Answer["texts"]>>({});
  const [report, setReport] = useState("");
  const [site, setSite] = useState<Document | null>(null);
  const [pointing, setPointing] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [query, setQuery] = useState("");
  const keys = useMemo(() => new Map(Object.keys(texts).map((key) => [markerOf(key), key])), [texts]);
  useEffect(() => {
    if (!site || !pointing) return undefined;
    const fact = async (text: string) => {
      const { message = "" } = await exchangeTexts(undefined, `fact?text=${encodeURIComponent(text)}`);
      setReport(message);
    };
    return point(site, keys, { keys: setChosen, fact: (text) => void fact(text) });
  }, [site, pointing, keys]);

  /** Saves a change, if there is one, and reads all texts. */
  async function exchange(change?: Change): Promise<Answer> {
    const answer = await exchangeTexts(change);
    if (answer.texts) setTexts(answer.texts);
    setReport(answer.message ?? (change ? savedReport(change) : ""));
    return answer;
  }
  useEffect(() => void exchange(), []);

  const hits = hitsOf(texts, query);
  return (
    <>
      <iframe
        title="Strona"
        src={startPage}
        onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
          setSite(contentDocument);
          history.replaceState(null, "", `#${contentWindow?.location.pathname}`);
        }}
      />
      <main>
        <h1>Teksty</h1>
        <button type="button" aria-pressed={pointing} onClick={() => setPointing(!pointing)}>
          Wskaż tekst na stronie
        </button>
        <p>
          <label htmlFor="search">Szukaj według słów lub nazwy</label>
          <input
            id="search"
            type="search"
            value={query}
            onChange={({ target: { value } }) => setQuery(value)}
          />
        </p>
        {query.trim().length > 1 && <p>Znaleziono: {hits.length}</p>}
        <ul>
          {hits.slice(0, mostHits).map((key) => (
            <li key={key}>
              <button type="button" onClick={() => setChosen([key])}>
                {key}: {texts[key]?.pl}
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{report}</p>
        {chosen.map(
          (key) => texts[key] && <TextForm key={key} name={key} saved={texts[key]} onSave={exchange} />,
        )}
      </main>
    </>
  );
}

/** Typed texts, and the saved texts when typing began. */
type Draft = { seen: Texts; typed: Partial<Texts> } | null;

type TextFormProps = { name: string; saved: Texts; onSave: (change: Change) => Promise<Answer> };

/** One text in all languages. Drafts survive another choice and a reload of the tab. */
function TextForm({ name, saved, onSave }: TextFormProps) {
  const stored = `editor:${name}`;
  const [draft, setDraft] = useState(() => JSON.parse(sessionStorage.getItem(stored) ?? "null") as Draft);
  const [problems, setProblems] = useState<Partial<Texts>>({});
  const { seen, typed } = draft ?? { seen: saved, typed: {} };
  const keep = (next: Draft) => {
    setDraft(next);
    sessionStorage.setItem(stored, JSON.stringify(next));
  };

  async function save() {
    const answer = await onSave({ key: name, seen, wanted: { ...seen, ...typed } });
    setProblems(answer.problems ?? {});
    // After a conflict, saving again replaces the text in the file.
    keep(answer.message ? { seen: answer.texts?.[name] ?? seen, typed } : null);
  }

  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{name}</h2>
      {locales.map((locale) => (
        <p key={locale}>
          <label htmlFor={name + locale}>{languages[locale].name}</label>
          <textarea
            id={name + locale}
            lang={languages[locale].tag}
            value={typed[locale] ?? seen[locale]}
            aria-invalid={locale in problems}
            aria-describedby={`${name}${locale}-problem`}
            onChange={({ target: { value } }) => keep({ seen, typed: { ...typed, [locale]: value } })}
          />
          <strong id={`${name}${locale}-problem`} role="alert">
            {problems[locale]}
          </strong>
        </p>
      ))}
      <button type="submit" disabled={!draft}>
        Zapisz
      </button>{" "}
      <button type="button" disabled={!draft} onClick={() => keep(null)}>
        Odrzuć to, co wpisano
      </button>
    </form>
  );
}

const root = document.getElementById("editor");
if (root) createRoot(root).render(<EditorPage />);
