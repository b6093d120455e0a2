import { useState } from "react";

import type { ListedChange } from "../protocol";
import { editor } from "./server-calls";

interface ChangeListProps {
  changes: readonly ListedChange[];
  /** Does something, tells what was done or why not, and reads everything anew. */
  onDo: (work: () => Promise<string>) => Promise<void>;
}

/** What a commit says of changes where nobody says it better. */
function suggestion(changes: readonly ListedChange[]): string {
  const titles = [...new Set(changes.map(({ title }) => title))];
  return titles.length === 1 ? `Change ${titles[0]}` : `Change ${titles.length} texts and pictures`;
}

/** What was changed and not committed, the last first: each can be undone, all become one commit. */
export function ChangeList({ changes, onDo }: ChangeListProps) {
  const [message, setMessage] = useState("");
  return (
    <section className="changes" aria-labelledby="changes">
      <h2 id="changes">Changes ({changes.length})</h2>
      <ul>
        {changes.map(({ id, title, lines }) => (
          <li key={id} aria-label={title}>
            <strong>{title}</strong>
            <dl>
              {lines.map(({ file, before, after }) => (
                <div key={file}>
                  <dt>{file}</dt>
                  <dd>
                    <del>{before}</del> <ins>{after}</ins>
                  </dd>
                </div>
              ))}
            </dl>
            <div className="buttons">
              <button
                type="button"
                onClick={() => void onDo(() => editor.undo(id).then(() => `Undone: ${title}.`))}
              >
                Undo
              </button>
              <button
                type="button"
                onClick={() =>
                  void onDo(() => editor.forget(id).then(() => `Not in the list any more: ${title}.`))
                }
              >
                Keep, and take off the list
              </button>
            </div>
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const said = message || suggestion(changes);
            void onDo(async () => {
              const commit = await editor.commit(said);
              setMessage("");
              return `Committed as ${commit}: ${said}`;
            });
          }}
        >
          <label htmlFor="message">One commit of all of them, which says</label>
          <input
            id="message"
            value={message}
            placeholder={suggestion(changes)}
            onChange={({ target }) => setMessage(target.value)}
          />
          <button type="submit">Commit</button>
        </form>
      )}
    </section>
  );
}
