import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

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
import { useSending } from "../sending/use-sending";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";
import { useCheckedForm } from "./use-checked-form";

const isFormFocused = () => typeof document === "object" && Boolean(document.activeElement?.closest("form"));

/** Runs the phases of a submission, one submission at a time. A phase that returns false ends it. */
function usePhases() {
  const phase = useRef("idle");
  return async (
    phases: Readonly<Record<"waiting" | "checking" | "measuring" | "sending", () => unknown>>,
  ) => {
    if (phase.current !== "idle") return;
    try {
      for (const [name, run] of Object.entries(phases)) {
        phase.current = name;
        if ((await run()) === false) return;
      }
    } finally {
      phase.current = "idle";
    }
  };
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
  const { sentOf, valuesOf, check, measure, setFocus } = checked;
  const sent = useSentMessage(spec.quote.replyTo);
  const { trap, begin, isDoubtful } = useDoubt();

  const { sending, send, dismiss } = useSending(spec.draft, {
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
  });

  useEffect(() => {
    // If the library fails to load now, sending tries again and reports the error.
    if (isTouched) loadLibrary().catch(() => undefined);
  }, [isTouched]);

  // Texts and masses that arrive while the form waits change the message.
  const latest = useRef({ check, measure });
  useLayoutEffect(() => void (latest.current = { check, measure }));
  const run = usePhases();
  const request = (of: HTMLFormElement, isSure = false) => {
    const wrong = wrongLine(change);
    if (wrong) return wrong instanceof HTMLButtonElement ? wrong.click() : wrong.focus();
    void run({
      async waiting() {
        await missingParts(list, texts);
        // The pressed state of the button is painted first.
        await new Promise<void>((painted) => afterFrame(painted));
      },
      checking: () => latest.current.check(of),
      measuring() {
        const tooLong = latest.current.measure(of);
        if (tooLong) setFocus(tooLong);
        return !tooLong;
      },
      sending: () => send(of, isSure),
    });
  };

  return {
    ...{ checked, sending, dismiss, sent, trap, quote },
    prepare: () => setIsTouched(true),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      request(event.currentTarget);
    },
    input(event: FormEvent<HTMLFormElement>) {
      begin(event);
      // Updates a size error while the visitor types.
      if (checked.isTooLarge) measure(event.currentTarget);
    },
    /** Sends a message again that may have arrived. The visitor has been warned. */
    sendAgain: () => form.current && request(form.current, true),
  };
}
