import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { markOf } from "../words/marks";
import type { State, Upload } from "../protocol";
import { ChangeList } from "./change-list";
import { useKept } from "./kept-state";
import { PageFrame } from "./page-frame";
import { PictureDrop } from "./picture-drop";
import { keysIn, type Place } from "./places";
import { CallProblem, editor } from "./server-calls";
import { TextForm } from "./text-form";
import { TextList } from "./text-list";

/** What is being edited: the texts of a place, one of them in the form, or its picture. */
interface Chosen extends Place {
  readonly key?: string;
}

/** The site in a frame, and beside it what was pointed at: words in three languages, pictures, changes. */
export function EditorWindow() {
  const [state, setState] = useState<State>();
  const [said, setSaid] = useState("");
  const [pointing, setPointing] = useState(false);
  const [onPage, setOnPage] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useKept<Chosen>("chosen", { keys: [] });
  const [upload, setUpload] = useKept<(Upload & { name: string }) | null>("upload", null);
  const panel = useRef<HTMLElement>(null);

  const { texts } = state ?? {};
  const names = texts && Object.keys(texts).join();
  // By the names alone: another word in a text is no other key.
  const keys = useMemo(() => new Map(names?.split(",").map((key) => [markOf(key), key])), [names]);

  const read = useCallback(async () => {
    try {
      setState(await editor.state());
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      setSaid(error.message);
    }
  }, []);
  useEffect(() => {
    void read();
    // Somebody may have changed a file by hand meanwhile.
    addEventListener("focus", read);
    return () => removeEventListener("focus", read);
  }, [read]);

  const done = useCallback(
    async (work: () => Promise<string>) => {
      setSaid("Working …");
      try {
        setSaid(await work());
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error;
        setSaid(error.message);
      }
      await read();
    },
    [read],
  );

  const choose = useCallback(
    (place: Place) => {
      setChosen({ ...place, key: place.picture ? place.picture.alt : place.keys[0] });
      requestAnimationFrame(() =>
        panel.current?.querySelector<HTMLElement>("textarea, input[type=file]")?.focus(),
      );
    },
    [setChosen],
  );
  const drop = useCallback(
    (place: Place, file: File) => {
      const name = place.picture?.name ?? "";
      choose(place);
      void done(async () => {
        setUpload({ ...(await editor.upload(name, file)), name });
        return `${file.name} fits.`;
      });
    },
    [choose, done, setUpload],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookAt = useCallback(
    (document: Document) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOnPage(keysIn(document.documentElement, keys, true)), 100);
    },
    [keys],
  );
  const stopPointing = useCallback(() => setPointing(false), []);

  const { picture, key } = chosen;
  const waiting = picture && upload?.name === picture.name ? upload : null;
  const withPicture = waiting && key === picture?.alt ? { name: waiting.name, upload: waiting } : undefined;
  const there = [...new Set([...(picture?.alt ? [picture.alt] : []), ...chosen.keys])];

  const savePicture = ({ name, hash }: NonNullable<typeof upload>) =>
    done(async () => {
      await editor.save({ picture: { name, hash } });
      setUpload(undefined);
      return `Saved ${name}.`;
    });

  return (
    <>
      <PageFrame
        keys={keys}
        pointing={pointing}
        onChoose={choose}
        onDrop={drop}
        onEscape={stopPointing}
        onPage={lookAt}
      />
      <main ref={panel} className="panel" onKeyDown={(event) => event.key === "Escape" && stopPointing()}>
        <h1>Words and pictures</h1>
        <button type="button" aria-pressed={pointing} onClick={() => setPointing(!pointing)}>
          Point at a text or a picture
        </button>
        <p role="status" className="panel__said">
          {said}
        </p>
        {state && (
          <>
            <TextList
              state={state}
              onPage={onPage}
              current={key}
              onChoose={(named) => choose({ keys: [named] })}
            />
            {there.length > 1 && (
              <label className="panel__others">
                What stands there
                <select value={key} onChange={({ target }) => setChosen({ ...chosen, key: target.value })}>
                  {there.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              </label>
            )}
            {picture && (
              <PictureDrop
                key={picture.name}
                name={picture.name}
                upload={waiting}
                onUpload={(taken) => setUpload({ ...taken, name: picture.name })}
                onSave={waiting && !picture.alt ? () => void savePicture(waiting) : undefined}
              />
            )}
            {key && state.texts[key] && (
              <TextForm
                key={key}
                state={state}
                textKey={key}
                picture={withPicture}
                onStale={() => void read()}
                onSaved={(words) => {
                  if (withPicture) setUpload(undefined);
                  void done(() => Promise.resolve(words));
                }}
              />
            )}
            <ChangeList changes={state.changes} onDo={done} />
          </>
        )}
      </main>
    </>
  );
}
