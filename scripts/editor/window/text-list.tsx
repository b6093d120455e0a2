import { useId, useState } from "react";

import type { State } from "../protocol";

interface TextListProps {
  state: State;
  /** Keys of what stands on the page. */
  onPage: readonly string[];
  current: string | undefined;
  onChoose: (key: string) => void;
}

/** So many are shown at once; more help nobody. */
const most = 60;

/** All texts of the page by name, and a search in all texts of the site: what pointing does, for the keyboard. */
export function TextList({ state, onPage, current, onChoose }: TextListProps) {
  const [query, setQuery] = useState("");
  const id = useId();
  const sought = query.trim().toLocaleLowerCase();
  const fits = (key: string) =>
    [key, ...Object.values(state.texts[key] ?? {})].some((text) => text.toLocaleLowerCase().includes(sought));
  const all = sought ? Object.keys(state.texts).filter(fits) : onPage;
  return (
    <details className="list">
      <summary>Texts by name</summary>
      <label htmlFor={id}>Search in all texts of the site</label>
      <input id={id} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <p role="status">
        {all.length} {sought ? "found" : "on this page"}
        {all.length > most && `, the first ${most} shown`}
      </p>
      <ul>
        {all.slice(0, most).map((key) => (
          <li key={key}>
            <button type="button" aria-current={key === current} onClick={() => onChoose(key)}>
              <span>{state.texts[key]?.pl}</span> <small>{key}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
