import { useLayoutEffect, useState, useSyncExternalStore } from "react";

import { idle } from "./sending";
import { Submission, type SubmissionForm } from "./submission";

/** Submission of the page's form. A page has one form with a draft. */
let submission: Submission | undefined;

function submissionOf(draft: string, form: SubmissionForm): Submission {
  if (submission?.draft !== draft) submission = new Submission(draft, form);
  return submission;
}

/**
 * Returns the state of a draft's submission, and functions that send and dismiss it.
 *
 * @param draft name of the form's draft
 * @param form settings and functions of this render
 */
export function useSending(draft: string, form: SubmissionForm) {
  const [{ now, watch, show, send, dismiss }] = useState(() => submissionOf(draft, form));
  useLayoutEffect(() => show(form));
  const sending = useSyncExternalStore(watch, now, () => idle);
  return { sending, send, dismiss };
}
