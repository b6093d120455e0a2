import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

import { call, CallProblem, type Run, send } from "./calls";
import { keysIn, PageFrame, type Place } from "./frame";
import { markerOf } from "./key-markers";
import { ChangeList, TextList } from "./lists";
import type { State, Texts } from "./project";

/** What was typed into a text, and the texts of the catalogs when it was begun. */
interface Draft {
  readonly seen: Texts;
  readonly typed: Partial<Texts>;
}

/** Drafts outlive a reload of the tab. */
const draftsKey = "editor:drafts";
type Drafts = Readonly<Record<string, Draft | undefined>>;

/** The site in a frame, and beside it what was pointed at: words in all languages, pictures, changes. */
function EditorPage() {
  const [state, setState] = useState<State>();
  const [report, setReport] = useState("");
  const [pointing, setPointing] = useState(false);
  const [onPage, setOnPage] = useState<readonly string[]>([]);
  const [place, setPlace] = useState<Place>({ keys: [] });
  const [key, setKey] = useState<string>();
  const [drafts, setDrafts] = useState(() => JSON.parse(sessionStorage.getItem(draftsKey) ?? "{}") as Drafts);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => sessionStorage.setItem(draftsKey, JSON.stringify(drafts)), [drafts]);

  const names = state && Object.keys(state.texts).join();
  // By the names alone: another word in a text is no other key.
  const keys = useMemo(() => new Map(names?.split(",").map((name) => [markerOf(name), name])), [names]);

  /** Does something, reads the project anew, and reports what was done or why not. */
  const run = useCallback(async (work?: () => Promise<string>): Promise<CallProblem | undefined> => {
    let problem: CallProblem | undefined;
    const attempt = (each: () => Promise<void>) =>
      each().catch((error: unknown) => {
        if (!(error instanceof CallProblem)) throw error;
        problem ??= error;
      });
    if (work) {
      setReport("Trwa praca …");
      await attempt(async () => setReport(await work()));
    }
    await attempt(async () => setState(await call<State>("state")));
    if (problem) setReport(problem.message);
    return problem;
  }, []);
  useEffect(() => {
    const read = () => void run();
    read();
    // A file may have been changed by hand meanwhile.
    addEventListener("focus", read);
    return () => removeEventListener("focus", read);
  }, [run]);

  const choose = useCallback((next: Place) => {
    setPlace(next);
    setKey(next.picture?.alt ?? next.keys[0]);
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>("input[type=file], textarea")?.focus(),
    );
  }, []);
  const lookAt = useCallback(
    (document: Document) => setOnPage(keysIn(document.documentElement, keys, true)),
    [keys],
  );
  const stopPointing = useCallback(() => setPointing(false), []);
  const { picture } = place;
  const there = [...new Set([...(picture?.alt ? [picture.alt] : []), ...place.keys])];

  return (
    <>
      <PageFrame keys={keys} pointing={pointing} onChoose={choose} onEscape={stopPointing} onPage={lookAt} />
      <main ref={panel} className="panel" onKeyDown={(event) => event.key === "Escape" && stopPointing()}>
        <h1>Teksty i zdjęcia</h1>
        <button type="button" aria-pressed={pointing} onClick={() => setPointing(!pointing)}>
          Wskaż tekst lub zdjęcie na stronie
        </button>
        <p role="status">{report}</p>
        {state && (
          <>
            <TextList
              state={state}
              onPage={onPage}
              current={key}
              onChoose={(name) => choose({ keys: [name] })}
            />
            {there.length > 1 && (
              <label>
                Teksty w tym miejscu
                <select value={key} onChange={({ target }) => setKey(target.value)}>
                  {there.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              </label>
            )}
            {picture && (
              <label>
                Zdjęcie {picture.name}: proszę wybrać inny plik albo upuścić go tutaj. Tekst alternatywny
                poniżej musi mówić, co przedstawia nowe zdjęcie.
                <input
                  key={picture.name}
                  type="file"
                  accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
                  onChange={({ target }) => {
                    const [file] = target.files ?? [];
                    if (!file) return;
                    void run(async () => {
                      await call(`picture?name=${picture.name}`, { method: "POST", body: file });
                      return `Zapisano zdjęcie ${picture.name}.`;
                    });
                  }}
                />
              </label>
            )}
            {key && state.texts[key] && (
              <TextForm
                key={key}
                name={key}
                state={state}
                draft={drafts[key]}
                onDraft={(draft) => setDrafts({ ...drafts, [key]: draft })}
                run={run}
              />
            )}
            <ChangeList changes={state.changes} run={run} />
          </>
        )}
      </main>
    </>
  );
}

interface TextFormProps {
  name: string;
  state: State;
  draft: Draft | undefined;
  onDraft: (draft: Draft | undefined) => void;
  run: Run;
}

function TextForm({ name, state, draft, onDraft, run }: TextFormProps) {
  const saved = state.texts[name] as Texts;
  const { seen, typed } = draft ?? { seen: saved, typed: {} };
  const [problems, setProblems] = useState<Partial<Texts>>({});
  const older = state.older[name];

  async function save() {
    if (!draft) return;
    const problem = await run(async () => {
      await send("text", { key: name, seen, wanted: { ...seen, ...typed } });
      return `Zapisano: ${name}.`;
    });
    setProblems(problem?.problems ?? {});
    if (!problem) onDraft(undefined);
    // Saved once more, what was typed replaces what the file says now.
    else if (problem.status === 409)
      onDraft({ seen: (await call<State>("state")).texts[name] ?? seen, typed });
  }

  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && event.ctrlKey && void save()}
    >
      <h2>{name}</h2>
      {state.languages.map(({ locale, name: language, tag }) => (
        <TextField
          key={locale}
          id={`text-${locale}`}
          label={language}
          lang={tag}
          value={typed[locale] ?? seen[locale]}
          problem={problems[locale]}
          onChange={(value) => onDraft({ seen, typed: { ...typed, [locale]: value } })}
        >
          {older?.left.includes(locale) && typed[locale] === undefined && (
            <>Starszy niż tekst polski, który wcześniej brzmiał: „{older.before}”.</>
          )}
        </TextField>
      ))}
      <p className="hint">
        Nawiasy {"{…}"} i znaczniki {"<…>"} wypełnia strona: muszą zostać. Twarde spacje ustawia zapis.
      </p>
      <button type="submit" disabled={!draft}>
        Zapisz
      </button>{" "}
      {draft && (
        <button type="button" onClick={() => onDraft(undefined)}>
          Odrzuć to, co wpisano
        </button>
      )}
    </form>
  );
}

interface TextFieldProps {
  id: string;
  label: string;
  lang: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
}

function TextField({ id, label, lang, value, problem, onChange, children }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        lang={lang}
        rows={Math.min(10, 2 + Math.floor(value.length / 42))}
        value={value}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className="note" aria-live="polite">
        {problem ?? children}
      </p>
    </div>
  );
}

const root = document.getElementById("editor");
if (root) createRoot(root).render(<EditorPage />);
