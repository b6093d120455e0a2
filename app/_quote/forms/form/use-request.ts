import { type FormEvent, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";

import { clearSent } from "../../../_lib/draft";
import { changedValues, formValues } from "../../../_lib/form-values";
import { encode } from "../../line/code";
import { typedValues } from "../../line/message";
import { missingParts, useListToSend, wrongLine } from "../../list/use-list-to-send";
import { alertText } from "../outcome/outcome-texts";
import { useSentMessage } from "../outcome/use-sent-message";
import { loadLibrary } from "../sending/delivery";
import { useDoubt } from "../sending/doubt";
import { idle, type SubmissionForm } from "../sending/sending";
import { submissionOf } from "../sending/submission";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";
import { useCheckedForm } from "./use-checked-form";

const isFormFocused = () => typeof document === "object" && Boolean(document.activeElement?.closest("form"));

/** Connects a form and the quote list with the submission of its draft, and keeps the sent message for display. */
export function useRequest(spec: RequestFormSpec, t: FormTranslator) {
  // The event that hydrated this form may have passed.
  const [isTouched, setIsTouched] = useState(isFormFocused);
  const quote = useListToSend(spec.quote, isTouched);
  const { list, texts, refused } = quote;
  const checked = useCheckedForm(spec, t, list, texts);
  const sent = useSentMessage(spec.quote.replyTo);
  const { trap, begin, isDoubtful } = useDoubt();
  const submission = submissionOf(spec.draft);
  const sending = useSyncExternalStore(submission.watch, submission.now, () => idle);

  const form: SubmissionForm = {
    account: spec.account,
    t,
    isDoubtful,
    element: () => document.querySelector<HTMLFormElement>(`form[name="${spec.draft}"]`),
    leadsToLine() {
      const control = wrongLine(refused);
      if (control instanceof HTMLButtonElement) control.click();
      else control?.focus();
      return Boolean(control);
    },
    prepare: () => Promise.resolve(missingParts(list, texts)),
    check: checked.check,
    messageOf(element) {
      const input = formValues(element);
      const receipt = sent.receiptOf(typedValues(checked.sentOf(input), list, texts), list);
      return {
        values: checked.valuesOf(element),
        // Independent of the language and of the texts.
        identity: {
          ...checked.sentOf(changedValues(element)),
          list: encode(list.filled),
          ...(list.begun.length > 0 && { entries: JSON.stringify(list.begun) }),
        },
        onSent(shown, reference) {
          sent.note({ ...receipt, reference, at: Date.now() });
          quote.forget();
          clearSent(shown, input);
          checked.reset(undefined, { keepValues: true });
        },
      };
    },
    onUnseen(result) {
      alert(alertText(result, spec.form, t));
      // The reloaded page shows the receipt, or restores the draft of the unsent message.
      location.reload();
    },
  };
  useLayoutEffect(() => submission.show(form));
  useEffect(() => {
    // If the library fails to load now, sending tries again and reports the error.
    if (isTouched) loadLibrary().catch(() => undefined);
  }, [isTouched]);

  return {
    ...{ checked, sending, sent, trap, begin, quote, submission },
    prepare: () => setIsTouched(true),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void submission.request();
    },
  };
}
