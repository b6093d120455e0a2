import type { MouseEvent, Ref } from "react";

import { attemptKey } from "../../../_lib/tab-storage";
import { useTabValue } from "../../../_lib/use-value";
import { useAnnouncement } from "../../../_lib/use-announcement";
import { attemptIn, attemptText } from "../sending/attempt";
import { consentName } from "../fields/check";
import { formTables } from "../fields/tables";
import type { Faults } from "./form-check";
import { type FormName, type FormTranslator, SignedText } from "./form-messages";
import { Button } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { send, warning } from "../../../_ui/icon-shapes";

interface ProblemSummaryProps {
  form: FormName;
  t: FormTranslator;
  faults: Faults;
}

/**
 * Lists the invalid fields of a form as links, in the order of the form. Screen readers announce the list once, without
 * removals.
 */
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

/** Renders the submit button and announces sending. Never disabled, so that the button keeps the focus. */
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

/** Warns a returning visitor that the form's last message may have arrived. */
export function DoubtNote({ draft, t }: { draft: string; t: FormTranslator }) {
  const attempt = attemptIn(useTabValue(attemptKey(draft)));
  return <Note text={attempt?.mayHaveArrived ? attemptText(attempt, t) : ""} />;
}

/** Shows and announces a note to read before sending. Renders nothing for an empty text. */
export function Note({ text }: { text: string }) {
  useAnnouncement(text);
  return text && <p className="doubt-note">{text}</p>;
}
