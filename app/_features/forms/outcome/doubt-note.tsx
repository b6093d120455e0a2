import { useMemo, useSyncExternalStore } from "react";

import { readAttempt, storedAttempt } from "../sending/attempt";
import { attemptWords } from "../words/attempt-words";
import type { FormWords } from "../words/form-words";

interface DoubtNoteProps {
  /** Name of the form's draft. */
  draft: string;
  words: FormWords;
}

const nothing = () => "";
/** What the tab remembers changes with a step of sending, which renders the form anew. */
const never = () => nothing;

/** Says to whoever comes back to a form that its message may have arrived; nothing where nothing was sent. */
export function DoubtNote({ draft, words }: DoubtNoteProps) {
  const stored = useSyncExternalStore(never, () => storedAttempt(draft), nothing);
  const attempt = useMemo(() => readAttempt(stored), [stored]);
  return (
    <p className="request-form__doubt" role="status">
      {attempt?.mayHaveArrived && attemptWords(attempt, words)}
    </p>
  );
}
