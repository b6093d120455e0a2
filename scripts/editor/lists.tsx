import { useState } from "react";

import { type Run, send } from "./calls";
import type { Change, State } from "./project";

/** So many texts are shown at once; a longer list is searched. */
const most = 60;

interface TextListProps {
  state: State;
  onPage: readonly string[];
  current: string | undefined;
  onChoose: (key: string) => void;
}

/** All texts of the page by name, and a search in all texts of the site: what pointing does, for the keyboard. */
export function TextList({ state: { texts }, onPage, current, onChoose }: TextListProps) {
  const [query, setQuery] = useState("");
  const sought = query.trim().toLocaleLowerCase();
  const fits = (key: string) =>
    [key, ...Object.values(texts[key] ?? {})].some((text) => text.toLocaleLowerCase().includes(sought));
  const found = sought ? Object.keys(texts).filter(fits) : onPage;
  return (
    <details className="list">
      <summary>Teksty według nazw</summary>
      <label>
        Szukaj we wszystkich tekstach witryny
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">
        {sought ? "Znaleziono" : "Na tej stronie"}: {found.length}.{" "}
        {found.length > most && `Pokazano: ${most}.`}
      </p>
      <ul>
        {found.slice(0, most).map((key) => (
          <li key={key}>
            <button type="button" aria-current={key === current} onClick={() => onChoose(key)}>
              {texts[key]?.pl} <small>{key}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What differs from the last commit: each can be undone. */
export function ChangeList({ changes, run }: { changes: readonly Change[]; run: Run }) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Zmiany ({changes.length})</h2>
      <ul>
        {changes.map(({ title, picture, lines }) => (
          <li key={title} aria-label={title}>
            <strong>{title}</strong>
            {lines.map(({ file, before, after }) => (
              <p key={file}>
                <small>{file}</small> <del>{before}</del> <ins>{after}</ins>
              </p>
            ))}
            <button
              type="button"
              onClick={() =>
                void run(() => send("undo", { title, picture }).then(() => `Cofnięto: ${title}.`))
              }
            >
              Cofnij
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
