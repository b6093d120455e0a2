import type { State, TextFinding } from "../protocol";

interface TextFieldProps {
  language: State["languages"][number];
  value: string;
  findings: readonly TextFinding[];
  onChange: (value: string) => void;
}

const noBreakSpace = "\u00a0";

/** One language of a text: what is typed, what is wrong with it, and how long it is. */
export function TextField({ language: { locale, name, tag }, value, findings, onChange }: TextFieldProps) {
  const id = `text-${locale}`;
  const spaces = value.split(noBreakSpace).length - 1;
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <textarea
        id={id}
        lang={tag}
        rows={Math.min(10, 2 + Math.floor(value.length / 42))}
        value={value}
        aria-invalid={findings.some(({ grave }) => grave)}
        aria-describedby={`${id}-length ${id}-findings`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-length`} className="field__length">
        {value.length} characters, {spaces} no-break {spaces === 1 ? "space" : "spaces"}
      </p>
      <ul id={`${id}-findings`} aria-live="polite" className="field__findings">
        {findings.map(({ sentence, grave }) => (
          <li key={sentence} className={grave ? "field__finding--grave" : undefined}>
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
