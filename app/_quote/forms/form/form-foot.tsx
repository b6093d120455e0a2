import type { MouseEvent, Ref } from "react";

import { attemptKey } from "../../../_lib/tab-storage";
import { useTabValue } from "../../../_lib/use-value";
import { useAnnouncement } from "../../../_lib/use-announcement";
import { attemptIn, attemptText } from "../sending/attempt";
import { consentName } from "../fields/check";
import { formTables } from "../fields/tables";
import type { Faults } from "./form-check";
import { consentNote, type FormName, type FormTranslator, SignedText } from "./form-messages";
import { Button } from "../../../_ui/button";
import { Icon, send, warning } from "../../../_ui/icon";
import { FieldError } from "../../../_ui/field";
import { Tick } from "../../../_ui/tick";

interface ProblemSummaryProps {
  form: FormName;
  t: FormTranslator;
  faults: Faults;
}

/** Lists the faults of a form as links. Screen readers announce additions once. */
export function ProblemSummary({ form, t, faults }: ProblemSummaryProps) {
  const labels = [
    ...Object.values(formTables[form]).map(({ letter, label }) => [letter, label?.({ t })] as const),
    [consentName, t("messages.consent")] as const,
  ];
  const wrong = labels.filter(([name]) => faults[name]);
  if (!wrong.length) return null;
  const choose = (event: MouseEvent, name: string) => {
    event.preventDefault(); // no history entry: "back" leaves the form instead of walking through its fields
    document.getElementById(name)?.focus();
  };
  return (
    <div className="problem-summary" role="alert" aria-atomic="false" aria-relevant="additions">
      <Icon shape={warning} />
      <SignedText text={t("messages.invalidForm")} />
      <ul className="row">
        {wrong.map(([name, label]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => choose(event, name)}>
              {faults[name]?.type === "missing" ? label : faults[name]?.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  submit: string;
  sending: string;
  ref: Ref<HTMLButtonElement>;
}

/** Never disabled, so that it keeps the focus. */
export function SubmitButton({ busy, submit, sending, ref }: SubmitButtonProps) {
  useAnnouncement(busy ? sending : "");
  return (
    <Button
      className="submit-button"
      tone="accent"
      size="large"
      type="submit"
      ref={ref}
      aria-busy={busy || undefined}
    >
      {busy && <span className="submit-button__spinner" aria-hidden="true" />}
      <span>{busy ? sending : submit}</span>
      {!busy && <Icon shape={send} />}
    </Button>
  );
}

/** Warns a returning visitor that the last message may have arrived. */
export function DoubtNote({ draft, t }: { draft: string; t: FormTranslator }) {
  const attempt = attemptIn(useTabValue(attemptKey(draft)));
  return <Note text={attempt?.mayHaveArrived ? attemptText(attempt, t) : ""} />;
}

/** Shows and announces a note; nothing for an empty text. */
export function Note({ text }: { text: string }) {
  useAnnouncement(text);
  return text && <p className="doubt-note">{text}</p>;
}

interface ConsentProps {
  company: string;
  form: FormName;
  t: FormTranslator;
  star: boolean;
  problem?: string | undefined;
}

/** Renders the required consent to data processing. */
export function Consent({ company, form, t, star, problem }: ConsentProps) {
  const problemId = `${consentName}-problem`;
  return (
    <Tick
      name={consentName}
      id={consentName}
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${problemId} ${consentNote}` : consentNote}
      label={
        <>
          {t(`${form}.fields.rodoConsent.label`, { company })}
          {star && <span aria-hidden="true"> *</span>}
        </>
      }
    >
      {problem && <FieldError id={problemId} text={problem} />}
    </Tick>
  );
}
