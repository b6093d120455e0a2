import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

import { afterFrame } from "../../../_lib/after-frame";
import { clearDraft } from "../../../_lib/draft";
import { changedValues, type FormValues, formValues } from "../../../_lib/form-values";
import { encode } from "../../line/code";
import { writeEntries } from "../../line/entry";
import { messageOf, typedValues } from "../../line/message";
import { missingParts, useListToSend, wrongLine } from "../../list/use-list-to-send";
import { alertText } from "../outcome/outcome-texts";
import { useSentMessage } from "../outcome/use-sent-message";
import { loadLibrary } from "../sending/delivery";
import { useDoubt } from "../sending/doubt";
import { useSending } from "../sending/use-sending";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";
import { type Excess, excessOf, problemsOf } from "./request-problems";
import { useCheckedForm } from "./use-checked-form";

/** Phases of a submission: waiting for the list's files, checking fields, measuring the message, sending. */
type Phase = "idle" | "waiting" | "checking" | "measuring" | "sending";

const isFormFocused = () => typeof document === "object" && Boolean(document.activeElement?.closest("form"));

/** Validates a form, sends form and quote list once, and keeps the sent message for display. */
export function useRequest(
  spec: RequestFormSpec,
  t: FormTranslator,
  form: RefObject<HTMLFormElement | null>,
) {
  const { fields, account, draft, quote: quoteSpec } = spec;
  // The event that hydrated this form may have passed.
  const [isTouched, setIsTouched] = useState(isFormFocused);
  const [excess, setExcess] = useState<Excess>();
  const quote = useListToSend(quoteSpec, isTouched);
  const { texts } = quote;
  const name = fields.find((field) => field.name === quoteSpec.productName);
  const list = { ...quote.list, name: name && { field: name.name, initial: name.initial ?? "" } };
  const joined = (values: FormValues) => messageOf(values, list, texts);
  const { check, problemOf, reset, sentOf, valuesOf, ...fieldsOf } = useCheckedForm(spec, joined);
  const sent = useSentMessage(quoteSpec.replyTo);
  const { trap, begin, isDoubtful } = useDoubt();

  const { sending, send, dismiss } = useSending(draft, {
    ...{ account, t, valuesOf, isDoubtful },
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
      reset();
    },
    onUnseen(result) {
      alert(alertText(result, spec.form, t));
      // The reloaded page shows the receipt, or restores the draft of the unsent message.
      location.reload();
    },
  });

  useEffect(() => {
    // If the library fails to load now, sending tries again and reports the error.
    if (isTouched) loadLibrary().catch(() => undefined);
  }, [isTouched]);

  /** Checks the message's length and the form's bytes. @returns the field to shorten, if any */
  const measure = (of: HTMLFormElement) => {
    const found = excessOf(valuesOf(of), list, texts, t);
    setExcess(found);
    return found?.name;
  };
  // Texts and masses that arrive while the form waits change the message.
  const latest = useRef({ check, measure });
  useLayoutEffect(() => void (latest.current = { check, measure }));
  const phase = useRef<Phase>("idle");
  const request = async (of: HTMLFormElement, isSure = false) => {
    if (phase.current !== "idle") return;
    const wrong = wrongLine(quote.change);
    if (wrong) return wrong instanceof HTMLButtonElement ? wrong.click() : wrong.focus();
    try {
      phase.current = "waiting";
      await missingParts(list, texts);
      // The pressed state of the button is painted first.
      await new Promise<void>((resolve) => void afterFrame(resolve));
      phase.current = "checking";
      if (!(await latest.current.check(of))) return;
      phase.current = "measuring";
      const tooLong = latest.current.measure(of);
      if (tooLong) return fieldsOf.setFocus(tooLong);
      phase.current = "sending";
      await send(of, isSure);
    } finally {
      phase.current = "idle";
    }
  };

  return {
    ...problemsOf(spec, t, problemOf, excess),
    ...{ ...fieldsOf, sending, dismiss, sent, trap },
    /** The list beside the form, and its lines' positions in the tab's list. */
    quote: { ...quote, list },
    prepare: () => setIsTouched(true),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void request(event.currentTarget);
    },
    input(event: FormEvent<HTMLFormElement>) {
      begin(event);
      // Updates a size error while the visitor types.
      if (excess) measure(event.currentTarget);
    },
    /** Sends a message again that may have arrived. The visitor has been warned. */
    sendAgain: () => void (form.current && request(form.current, true)),
  };
}
