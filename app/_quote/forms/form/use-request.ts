import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

import { afterFrame } from "../../../_lib/after-frame";
import { clearDraft } from "../../../_lib/draft";
import { changedValues, formValues } from "../../../_lib/form-values";
import { encode } from "../../line/code";
import { writeEntries } from "../../line/entry";
import { typedValues } from "../../line/message";
import { missingParts, useListToSend, wrongLine } from "../../list/use-list-to-send";
import { alertText } from "../outcome/outcome-texts";
import { useSentMessage } from "../outcome/use-sent-message";
import { loadLibrary } from "../sending/delivery";
import { useDoubt } from "../sending/doubt";
import { idle, Submission, type SubmissionForm } from "../sending/submission";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";
import { useCheckedForm } from "./use-checked-form";

const isFormFocused = () => typeof document === "object" && Boolean(document.activeElement?.closest("form"));

/** Submission of the page's form. A page has one form with a draft. */
let submission: Submission | undefined;

function submissionOf(draft: string, form: SubmissionForm): Submission {
  if (submission?.draft !== draft) submission = new Submission(draft, form);
  return submission;
}

/** Validates a form, sends form and quote list once, and keeps the sent message for display. */
export function useRequest(
  spec: RequestFormSpec,
  t: FormTranslator,
  form: RefObject<HTMLFormElement | null>,
) {
  // The event that hydrated this form may have passed.
  const [isTouched, setIsTouched] = useState(isFormFocused);
  const quote = useListToSend(spec.quote, isTouched);
  const { list, texts, change } = quote;
  const checked = useCheckedForm(spec, t, list, texts);
  const { sentOf, valuesOf, check } = checked;
  const sent = useSentMessage(spec.quote.replyTo);
  const { trap, begin, isDoubtful } = useDoubt();

  const submitted: SubmissionForm = {
    ...{ account: spec.account, t, valuesOf, isDoubtful },
    element: () => form.current,
    // Independent of the language and of the texts.
    identityOf: (of) => ({
      ...sentOf(changedValues(of)),
      list: encode(list.filled),
      ...(list.begun && { entry: writeEntries({ begun: list.begun }) }),
    }),
    onSent(of, reference) {
      sent.note(typedValues(sentOf(formValues(of)), list, texts), list, reference);
      clearDraft(of);
      quote.forget();
      checked.reset();
    },
    onUnseen(result) {
      alert(alertText(result, spec.form, t));
      // The reloaded page shows the receipt, or restores the draft of the unsent message.
      location.reload();
    },
  };
  const [{ now, watch, show, send, dismiss }] = useState(() => submissionOf(spec.draft, submitted));
  const sending = useSyncExternalStore(watch, now, () => idle);
  // Texts and masses that arrive while the form waits change the message.
  const latestCheck = useRef(check);
  useLayoutEffect(() => {
    show(submitted);
    latestCheck.current = check;
  });

  useEffect(() => {
    // If the library fails to load now, sending tries again and reports the error.
    if (isTouched) loadLibrary().catch(() => undefined);
  }, [isTouched]);

  const isRunning = useRef(false);
  const request = async (isSure = false) => {
    const wrong = wrongLine(change);
    if (wrong) return wrong instanceof HTMLButtonElement ? wrong.click() : wrong.focus();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await missingParts(list, texts);
      // The pressed state of the button is painted first.
      await new Promise<void>((painted) => afterFrame(painted));
      if (form.current && (await latestCheck.current(form.current))) await send(isSure);
    } finally {
      isRunning.current = false;
    }
  };

  return {
    ...{ checked, sending, dismiss, sent, trap, begin, quote },
    prepare: () => setIsTouched(true),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void request();
    },
    /** Sends a message again that may have arrived. The visitor has been warned. */
    sendAgain: () => void request(true),
  };
}
