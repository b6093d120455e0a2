import { type MouseEvent, type ReactNode, type Ref, useMemo, useSyncExternalStore } from "react";

import { useAnnouncement } from "../../../_lib/use-announcement";
import { attemptText, readAttempt, storedAttempt } from "../sending/attempt";
import { type FormTranslator, SignedText } from "./form-words";
import type { RequestFormSpec } from "./request-form-spec";
import { Button, ButtonLink } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { chevronDown, phone, send, warning } from "../../../_ui/icon-shapes";
import "./form-foot.css";

interface MessagePreviewProps {
  title: string;
  /** The list as it goes into the message. */
  text: string;
}

/** What is sent under the visitor's own words, to be looked at before. */
export function MessagePreview({ title, text }: MessagePreviewProps) {
  return (
    <details className="message-preview">
      <summary>
        {title}
        <Icon shape={chevronDown} />
      </summary>
      {/* What scrolls must be reachable by keyboard (WCAG 2.2, 2.1.1). */}
      <pre tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
    </details>
  );
}

interface ProblemSummaryProps {
  /** The sentence that says so (R63, R72). */
  sentence: string;
  /** The fields concerned, in the order of the form. */
  problems: readonly { name: string; text: string }[];
  /** Moves focus to a field. */
  onChoose: (name: string) => void;
}

/**
 * Says that the form is not complete and which fields are meant, each a link to its field.
 *
 * Read out once, as a whole; that a mended field leaves the list is not read out.
 */
export function ProblemSummary({ sentence, problems, onChoose }: ProblemSummaryProps) {
  const choose = (event: MouseEvent, name: string) => {
    event.preventDefault(); // no entry in the history: "back" leads away from the form, not through its fields
    onChoose(name);
  };
  return (
    <div className="problem-summary" role="alert" aria-atomic="false" aria-relevant="additions">
      <Icon shape={warning} />
      <SignedText text={sentence} />
      <ul>
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
  /** What stands beside it: another way. */
  children?: ReactNode;
}

/** Sends the form. While it is busy it says so and keeps the focus: it is never disabled. */
export function SubmitButton({ busy, submit, sending, ref, children }: SubmitButtonProps) {
  useAnnouncement(busy ? sending : "");
  return (
    <div className="submit-button">
      <Button tone="accent" size="large" type="submit" ref={ref} aria-busy={busy || undefined}>
        {busy && <span className="submit-button__spinner" aria-hidden="true" />}
        <span>{busy ? sending : submit}</span>
        {!busy && <Icon shape={send} />}
      </Button>
      {children}
    </div>
  );
}

interface CallInsteadProps {
  contact: RequestFormSpec["contact"];
}

/** Calls the company, where the page has no such button beside the form. */
export function CallInstead({ contact }: CallInsteadProps) {
  return (
    <ButtonLink className="submit-button__call" href={contact.phoneLink}>
      <Icon shape={phone} />
      <span>{contact.call}</span>
    </ButtonLink>
  );
}

interface DoubtNoteProps {
  /** Name of the form's draft. */
  draft: string;
  t: FormTranslator;
}

const nothing = () => "";
/** What the tab remembers changes with a step of sending, which renders the form anew. */
const never = () => nothing;

/**
 * Warns a visitor who comes back to a form that its message may have arrived; nothing where nothing was sent.
 */
export function DoubtNote({ draft, t }: DoubtNoteProps) {
  const stored = useSyncExternalStore(never, () => storedAttempt(draft), nothing);
  const attempt = useMemo(() => readAttempt(stored), [stored]);
  return <Note text={attempt?.mayHaveArrived ? attemptText(attempt, t) : ""} />;
}

/** Shows and announces what a visitor has to know before sending; nothing for an empty text. */
export function Note({ text }: { text: string }) {
  useAnnouncement(text);
  return text && <p className="doubt-note">{text}</p>;
}
