import { useRef, useState } from "react";

import type { InterfaceMessage } from "../interface/translate";
import type { OlderText, State, TextFinding, Texts, Upload } from "../protocol";
import { placeholdersOf, productNames, textFindings } from "../text-findings";
import { type Say, useKept } from "./remembered";
import { CallProblem, editor } from "./server-calls";

interface TextFormProps {
  say: Say;
  state: State;
  textKey: string;
  /** A picture that is saved with the text, which is its alternative text. */
  picture?: { name: string; upload: Upload };
  /** Whether the text is the alternative text of a picture. */
  isAlternative: boolean;
  /** Called with what was saved. */
  onSaved: (reported: InterfaceMessage) => void;
  /** A file was found changed: what is known of it is old. */
  onStale: () => void;
}

/** What was typed, and the texts of the catalogs when it was begun. */
interface Draft {
  readonly seen: Texts;
  readonly wanted: Texts;
}

const equal = (one: Texts, other: Texts) => JSON.stringify(one) === JSON.stringify(other);

/** A text in all languages, checked while it is typed. */
export function TextForm(props: TextFormProps) {
  const { say, state, textKey, picture, isAlternative, onSaved, onStale } = props;
  const saved = state.texts[textKey] as Texts;
  const [draft, setDraft] = useKept<Draft | null>(`draft:${textKey}`, null);
  const { seen, wanted } = draft ?? { seen: saved, wanted: saved };
  const [problem, setProblem] = useState<CallProblem>();
  const [stillTrue, setStillTrue] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const findings = textFindings(textKey, wanted, saved, productNames(state.texts));
  const faulty = state.languages.filter(({ locale }) =>
    findings.some((finding) => finding.grave && finding.locale === locale),
  );
  const changed = !equal(wanted, seen);
  const ready = (changed || (picture && stillTrue)) && !faulty.length;
  const placeholders = placeholdersOf(saved.pl);

  const type = (next: Texts) => setDraft(equal(next, seen) ? undefined : { seen, wanted: next });

  async function save() {
    if (!ready || busy) return form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    setBusy(true);
    setProblem(undefined);
    try {
      const named = picture && { name: picture.name, hash: picture.upload.hash };
      await editor.save({ text: { key: textKey, seen, wanted }, picture: named });
      setDraft(undefined);
      onSaved(
        picture
          ? { code: "savedPictureAndText", values: { name: picture.name } }
          : { code: "savedText", values: { key: textKey } },
      );
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      setProblem(error);
      if (error.status === 409) onStale();
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
      // Not requestSubmit: the button that it would press may be off.
      onKeyDown={(event) => event.key === "Enter" && event.ctrlKey && void save()}
    >
      <h2>{say(isAlternative ? "alternativeText" : "text")}</h2>
      <p className="form__key">{textKey}</p>
      {placeholders.length > 0 && (
        <dl className="form__placeholders" aria-label={say("placeholders")}>
          {placeholders.map(({ part, code }) => (
            <div key={part}>
              <dt>{part}:</dt> <dd>{say(code)}</dd>
            </div>
          ))}
        </dl>
      )}
      {state.languages.map((language) => (
        <TextField
          key={language.locale}
          say={say}
          language={language}
          value={wanted[language.locale]}
          older={wanted[language.locale] === saved[language.locale] ? state.older?.[textKey] : undefined}
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
          />{" "}
          {say("stillTrue")}
        </label>
      )}
      <p className="form__hint">{say("lineEnds")}</p>
      <p className="form__problem" role="alert">
        {problem && say(problem.reported.code, problem.reported.values)}
      </p>
      <p className="form__problem" id="save-off">
        {faulty.length > 0 && say("saveOff", { languages: faulty.map(({ name }) => name).join(", ") })}
      </p>
      <div className="buttons">
        <button type="submit" disabled={!ready || busy} aria-describedby="save-off">
          {say(busy ? "saving" : picture ? "savePictureAndText" : "save")}
        </button>
        {changed && (
          <button type="button" onClick={() => setDraft(undefined)}>
            {say("dropDraft")}
          </button>
        )}
        {problem?.status === 409 && !equal(seen, saved) && (
          <button type="button" onClick={() => setDraft({ seen: saved, wanted })}>
            {say("keepMine")}
          </button>
        )}
      </div>
    </form>
  );
}

interface TextFieldProps {
  say: Say;
  language: State["languages"][number];
  value: string;
  /** Not there while another text is typed, or when no language of the text is older. */
  older: OlderText | undefined;
  findings: readonly TextFinding[];
  onChange: (value: string) => void;
}

/** One language of a text: what is typed, what is wrong with it, and how long it is. */
function TextField({ say, language, value, older, findings, onChange }: TextFieldProps) {
  const { locale, name, tag } = language;
  const id = `text-${locale}`;
  const isOlder = older?.locales.includes(locale);
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <textarea
        id={id}
        lang={tag}
        rows={Math.min(10, 2 + Math.floor(value.length / 42))}
        value={value}
        aria-invalid={findings.some(({ grave }) => grave)}
        aria-describedby={`${id}-older ${id}-length ${id}-findings`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-older`} className="field__older">
        {isOlder && (older?.before ? say("olderHere", { before: older.before }) : say("olderNew"))}
      </p>
      <p id={`${id}-length`} className="field__length">
        {say("fieldCount", { characters: value.length, spaces: value.split("\u00a0").length - 1 })}
      </p>
      <ul id={`${id}-findings`} aria-live="polite" className="field__findings">
        {findings.map((finding) => {
          const sentence = say(finding.code, finding.values);
          return (
            <li key={sentence} className={finding.grave ? "field__finding--grave" : undefined}>
              <strong>{say(finding.grave ? "cannotBeSaved" : "note")}</strong> {sentence}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
