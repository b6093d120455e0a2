import { type MouseEvent, type Ref, useSyncExternalStore } from "react";

import { tabStore } from "../../../_lib/tab-storage";
import { useAnnouncement } from "../../../_lib/use-announcement";
import { attemptText, readAttempt, storedAttempt } from "../sending/attempt";
import { type FormTranslator, SignedText } from "./form-messages";
import { Button } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { send, warning } from "../../../_ui/icon-shapes";

interface ProblemSummaryProps {
  sentence: string;
  /** Invalid fields, in the order of the form. */
  problems: readonly { name: string; text: string }[];
  onChoose: (name: string) => void;
}

/** Lists the invalid fields of a form as links. Screen readers announce the list once, without removals. */
export function ProblemSummary({ sentence, problems, onChoose }: ProblemSummaryProps) {
  const choose = (event: MouseEvent, name: string) => {
    event.preventDefault(); // no history entry: "back" leaves the form instead of walking through its fields
    onChoose(name);
  };
  return (
    <div className="problem-summary" role="alert" aria-atomic="false" aria-relevant="additions">
      <Icon shape={warning} />
      <SignedText text={sentence} />
      <ul className="row">
        {problems.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => choose(event, name)}>
              {text}
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
  const stored = useSyncExternalStore(
    tabStore.subscribe,
    () => storedAttempt(draft),
    () => "",
  );
  const attempt = readAttempt(stored);
  return <Note text={attempt?.mayHaveArrived ? attemptText(attempt, t) : ""} />;
}

/** Shows and announces a note to read before sending. Renders nothing for an empty text. */
export function Note({ text }: { text: string }) {
  useAnnouncement(text);
  return text && <p className="doubt-note">{text}</p>;
}
