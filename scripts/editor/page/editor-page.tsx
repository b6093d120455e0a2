import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

import { type InterfaceLanguage, interfaceLanguages, type InterfaceMessage } from "../interface/translate";
import { markerOf } from "../key-markers";
import type { State, Upload } from "../protocol";
import { ChangeList, TextList } from "./lists";
import { keysIn, PageFrame, type Place } from "./page-frame";
import { PictureDrop } from "./picture-drop";
import { useInterfaceLanguage, useKept } from "./remembered";
import { CallProblem, editor } from "./server-calls";
import { TextForm } from "./text-form";

/** What is being edited: the texts of a place, one of them in the form, or its picture. */
interface Chosen extends Place {
  readonly key?: string;
}

/** The site in a frame, and beside it what was pointed at: words in three languages, pictures, changes. */
function EditorPage() {
  const { language, choose: chooseLanguage, say } = useInterfaceLanguage();
  const [state, setState] = useState<State>();
  const [reported, setSaid] = useState<InterfaceMessage>();
  const [pointing, setPointing] = useState(false);
  const [onPage, setOnPage] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useKept<Chosen>("chosen", { keys: [] });
  const [upload, setUpload] = useKept<(Upload & { name: string }) | null>("upload", null);
  const panel = useRef<HTMLElement>(null);

  const { texts } = state ?? {};
  const names = texts && Object.keys(texts).join();
  // By the names alone: another word in a text is no other key.
  const keys = useMemo(() => new Map(names?.split(",").map((key) => [markerOf(key), key])), [names]);

  const read = useCallback(async () => {
    try {
      setState(await editor.state());
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      setSaid(error.reported);
    }
  }, []);
  useEffect(() => {
    void read();
    // A file may have been changed by hand meanwhile.
    addEventListener("focus", read);
    return () => removeEventListener("focus", read);
  }, [read]);

  const done = useCallback(
    async (work: () => Promise<InterfaceMessage>) => {
      setSaid({ code: "working" });
      try {
        setSaid(await work());
      } catch (error) {
        if (!(error instanceof CallProblem)) throw error;
        setSaid(error.reported);
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
        return { code: "pictureFileFits", values: { file: file.name } };
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
      return { code: "savedPicture", values: { name } };
    });

  return (
    <>
      <PageFrame
        say={say}
        keys={keys}
        pointing={pointing}
        onChoose={choose}
        onDrop={drop}
        onEscape={stopPointing}
        onPage={lookAt}
      />
      <main ref={panel} className="panel" onKeyDown={(event) => event.key === "Escape" && stopPointing()}>
        <div className="panel__language" role="group" aria-label={say("interfaceLanguage")}>
          {(Object.entries(interfaceLanguages) as [InterfaceLanguage, string][]).map(([tag, name]) => (
            <button
              key={tag}
              type="button"
              lang={tag}
              aria-pressed={tag === language}
              onClick={() => chooseLanguage(tag)}
            >
              {name}
            </button>
          ))}
        </div>
        <h1>{say("heading")}</h1>
        <p>{say("intro")}</p>
        <button type="button" aria-pressed={pointing} onClick={() => setPointing(!pointing)}>
          {say("point")}
        </button>
        <p role="status" className="panel__said">
          {reported && say(reported.code, reported.values)}
        </p>
        {state && (
          <>
            <TextList
              say={say}
              state={state}
              onPage={onPage}
              current={key}
              onChoose={(named) => choose({ keys: [named] })}
            />
            {there.length > 1 && (
              <label className="panel__others">
                {say("whatStandsThere")}
                <select value={key} onChange={({ target }) => setChosen({ ...chosen, key: target.value })}>
                  {there.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              </label>
            )}
            {picture && (
              <PictureDrop
                say={say}
                key={picture.name}
                name={picture.name}
                upload={waiting}
                onUpload={(taken) => setUpload({ ...taken, name: picture.name })}
                onSave={waiting && !picture.alt ? () => void savePicture(waiting) : undefined}
              />
            )}
            {key && state.texts[key] && (
              <TextForm
                say={say}
                key={key}
                state={state}
                textKey={key}
                picture={withPicture}
                isAlternative={key === picture?.alt || /Alt$/.test(key)}
                onStale={() => void read()}
                onSaved={(what) => {
                  if (withPicture) setUpload(undefined);
                  void done(() => Promise.resolve(what));
                }}
              />
            )}
            <ChangeList say={say} changes={state.changes} onDo={done} />
          </>
        )}
      </main>
    </>
  );
}

const root = document.getElementById("editor");
if (root) createRoot(root).render(<EditorPage />);
