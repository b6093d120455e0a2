import { useEffect, useRef, useState } from "react";

import { defaultLocale } from "../../../app/_i18n/languages";
import { withHeldLines } from "../../messages/line-ends";
import type { State, TextFinding, Texts, Upload } from "../protocol";
import { useKept } from "./kept-state";
import { CallProblem, editor } from "./server-calls";
import { TextField } from "./text-field";

interface TextFormProps {
  state: State;
  textKey: string;
  /** A picture that is saved with the text, which is its alternative text. */
  picture?: { name: string; upload: Upload };
  /** What was saved is told. */
  onSaved: (said: string) => void;
  /** A file was found changed: what is known of it is old. */
  onStale: () => void;
}

/** What was typed, and what the catalogs said when it was begun. */
interface Draft {
  readonly seen: Texts;
  readonly wanted: Texts;
}

const equal = (one: Texts, other: Texts) => JSON.stringify(one) === JSON.stringify(other);

/** A text in all languages, checked while it is typed. */
export function TextForm({ state, textKey, picture, onSaved, onStale }: TextFormProps) {
  const saved = state.texts[textKey] as Texts;
  const [draft, setDraft] = useKept<Draft | null>(`draft:${textKey}`, null);
  const { seen, wanted } = draft ?? { seen: saved, wanted: saved };
  const [findings, setFindings] = useState<readonly TextFinding[]>([]);
  const [problem, setProblem] = useState<CallProblem>();
  const [stillTrue, setStillTrue] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const source = wanted[defaultLocale];
  const changed = !equal(wanted, seen);
  const ready = picture ? changed || stillTrue : changed;

  useEffect(() => {
    let late = false;
    const check = () =>
      editor
        .check(textKey, wanted)
        .then((found) => late || setFindings(found))
        .catch((error: CallProblem) => late || setProblem(error));
    const soon = setTimeout(check, 150);
    return () => {
      late = true;
      clearTimeout(soon);
    };
    // By what they say: every answer of the server brings the same texts as new objects.
  }, [textKey, JSON.stringify(wanted)]);

  const type = (next: Texts) => setDraft(equal(next, seen) ? undefined : { seen, wanted: next });

  async function save() {
    setBusy(true);
    setProblem(undefined);
    try {
      const named = picture && { name: picture.name, hash: picture.upload.hash };
      await editor.save({ text: { key: textKey, seen, wanted }, picture: named });
      setDraft(undefined);
      onSaved(picture ? `Saved ${picture.name} and its alternative text.` : `Saved ${textKey}.`);
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      if (error.findings.length) setFindings(error.findings);
      setProblem(error);
      if (error.status === 409) onStale();
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className="form"
      aria-label={textKey}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => event.key === "Enter" && event.ctrlKey && form.current?.requestSubmit()}
    >
      <h2>{picture ? "Alternative text" : "Text"}</h2>
      <p className="form__key">{textKey}</p>
      {state.languages.map((language) => (
        <TextField
          key={language.locale}
          language={language}
          value={wanted[language.locale]}
          findings={findings.filter(({ locale }) => locale === language.locale)}
          onChange={(value) => type({ ...wanted, [language.locale]: value })}
        />
      ))}
      {picture && !changed && (
        <label className="form__still">
          <input
            type="checkbox"
            checked={stillTrue}
            onChange={({ target }) => setStillTrue(target.checked)}
          />
          These words say what the new picture shows, in every language.
        </label>
      )}
      <p className="form__problem" role="alert">
        {problem?.message}
      </p>
      <div className="buttons">
        <button type="submit" disabled={!ready || busy}>
          {busy ? "Saving …" : picture ? "Save picture and text" : "Save"}
        </button>
        {withHeldLines(defaultLocale, source) !== source && (
          <button
            type="button"
            onClick={() => type({ ...wanted, [defaultLocale]: withHeldLines(defaultLocale, source) })}
          >
            Put no-break spaces into Polish
          </button>
        )}
        {changed && (
          <button type="button" onClick={() => setDraft(undefined)}>
            Drop what I typed
          </button>
        )}
        {problem?.status === 409 && !equal(seen, saved) && (
          <button type="button" onClick={() => setDraft({ seen: saved, wanted })}>
            Keep mine over what the file says now
          </button>
        )}
      </div>
    </form>
  );
}
