import { useId, useState } from "react";

import type { Locale } from "../../../app/_i18n/languages";
import type { InterfaceMessage } from "../interface/translate";
import type { ListedChange, State } from "../protocol";
import type { Say } from "./remembered";
import { editor } from "./server-calls";

interface TextListProps {
  say: Say;
  state: State;
  /** Keys of what stands on the page. */
  onPage: readonly string[];
  current: string | undefined;
  onChoose: (key: string) => void;
}

/** So many are shown at once; a longer list is searched. */
const most = 60;

/** All texts of the page by name, and a search in all texts of the site: what pointing does, for the keyboard. */
export function TextList({ say, state, onPage, current, onChoose }: TextListProps) {
  const [query, setQuery] = useState("");
  const [onlyOlder, setOnlyOlder] = useState(false);
  const id = useId();
  const older = state.older ?? {};
  const sought = query.trim().toLocaleLowerCase();
  const fits = (key: string) =>
    [key, ...Object.values(state.texts[key] ?? {})].some((text) => text.toLocaleLowerCase().includes(sought));
  const searched = sought ? Object.keys(state.texts).filter(fits) : onPage;
  const all = onlyOlder ? Object.keys(older).filter(fits) : searched;
  const nameOf = (locale: Locale) => state.languages.find((each) => each.locale === locale)?.name ?? locale;
  const count = Object.keys(older).length;
  return (
    <details className="list">
      <summary>{say("textsByName")}</summary>
      <label htmlFor={id}>{say("searchTexts")}</label>
      <input id={id} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      {state.older ? (
        <label>
          <input
            type="checkbox"
            checked={onlyOlder}
            onChange={({ target }) => setOnlyOlder(target.checked)}
          />{" "}
          {say("onlyOlder", { count })}
        </label>
      ) : (
        <p>{say("olderUnknown")}</p>
      )}
      <p role="status">
        {say(sought || onlyOlder ? "found" : "onThisPage", { count: all.length })}{" "}
        {all.length > most && say("firstShown", { most })}
      </p>
      <ul>
        {all.slice(0, most).map((key) => (
          <li key={key}>
            <button type="button" aria-current={key === current} onClick={() => onChoose(key)}>
              <span>{state.texts[key]?.pl}</span>{" "}
              <small>
                {key}
                {older[key] &&
                  `, ${say("olderIn", { languages: older[key].locales.map(nameOf).join(", ") })}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ChangeListProps {
  say: Say;
  changes: readonly ListedChange[];
  /** Does something, reports what was done or why not, and reads everything anew. */
  onDo: (work: () => Promise<InterfaceMessage>) => Promise<void>;
}

/** What a commit says of changes where nothing else is typed. */
function suggestion(say: Say, changes: readonly ListedChange[]): string {
  const titles = [...new Set(changes.map(({ title }) => title))];
  const [title = ""] = titles;
  return titles.length === 1 ? say("commitOne", { title }) : say("commitMany", { count: titles.length });
}

/** What was changed and not committed, the last first: each can be undone, all become one commit. */
export function ChangeList({ say, changes, onDo }: ChangeListProps) {
  const [message, setMessage] = useState("");
  const [committed, setCommitted] = useState(false);
  const shown = (picture: boolean, words: string) =>
    picture ? say("pictureVersion", { hash: words }) : words;
  return (
    <section className="changes" aria-labelledby="changes">
      <h2 id="changes">{say("changes", { count: changes.length })}</h2>
      <ul>
        {changes.map(({ id, title, lines }) => (
          <li key={id} aria-label={title}>
            <strong>{title}</strong>
            <dl>
              {lines.map(({ file, picture, before, after }) => (
                <div key={file}>
                  <dt>{file}</dt>
                  <dd>
                    <del>{shown(picture, before)}</del> <ins>{shown(picture, after)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
            <div className="buttons">
              <button
                type="button"
                onClick={() =>
                  void onDo(() => editor.undo(id).then(() => ({ code: "undone", values: { title } })))
                }
              >
                {say("undo")}
              </button>
              <button
                type="button"
                onClick={() =>
                  void onDo(() => editor.forget(id).then(() => ({ code: "forgotten", values: { title } })))
                }
              >
                {say("forget")}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const sentence = message || suggestion(say, changes);
            void onDo(async () => {
              const commit = await editor.commit(sentence);
              setMessage("");
              setCommitted(true);
              return { code: "committed", values: { commit, message: sentence } };
            });
          }}
        >
          <label htmlFor="message">{say("commitLabel")}</label>
          <input
            id="message"
            value={message}
            placeholder={suggestion(say, changes)}
            onChange={({ target }) => setMessage(target.value)}
          />
          <button type="submit">{say("commit")}</button>
        </form>
      )}
      {committed && <p role="status">{say("howToPublish")}</p>}
    </section>
  );
}
