import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import { afterFrame } from "../../../_lib/after-frame";
import { clearDraft } from "../../../_lib/draft";
import { changedValues, type FormValues, formValues } from "../../../_lib/form-values";
import { encode } from "../../line/code";
import { writeEntries } from "../../line/entry";
import { longestMessage } from "../../line/mail-text";
import { excessLength, messageOf, typedValues } from "../../line/message";
import { missingParts, useListToSend, wrongLine } from "../../list/use-list-to-send";
import { formSchema, sentValues } from "../fields/rules";
import { alertText } from "../outcome/outcome-texts";
import { useSentMessage } from "../outcome/use-sent-message";
import { formBytes, loadLibrary, mostBytes } from "../sending/delivery";
import { useDoubt } from "../sending/doubt";
import { usePostedValues } from "../sending/use-posted-values";
import { useSending } from "../sending/use-sending";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";
import { problemsOf } from "./request-problems";
import { useCheckedForm } from "./use-checked-form";

/** What a pressed form does: wait for files of the list, check the fields, measure the message, send it. */
type Phase = "idle" | "waiting" | "checking" | "measuring" | "sending";

/** Validates a form, sends form and quote list once, and keeps the sent message for display. */
export function useRequest(
  spec: RequestFormSpec,
  t: FormTranslator,
  form: RefObject<HTMLFormElement | null>,
) {
  const { fields, consent, account, draft, quote: quoteSpec } = spec;
  const [schema] = useState(() => formSchema(fields, consent.name));
  const [isTouched, setIsTouched] = useState(false);
  const sentOf = useCallback((values: FormValues) => sentValues(fields, values), [fields]);
  const quote = useListToSend(quoteSpec, isTouched);
  const { texts } = quote;
  const name = quoteSpec.productName ?? "";
  const initial = fields.find((field) => field.name === name)?.initial;
  const list = { ...quote.list, name: initial === undefined ? undefined : { field: name, initial } };
  const joined = (values: FormValues) => messageOf(sentOf(values), list, texts);
  const valuesOf = (of: HTMLFormElement) => joined(formValues(of));
  usePostedValues(form, valuesOf);
  const { register, check, problemOf, setFocus, reset } = useCheckedForm(schema, joined);
  const sent = useSentMessage(quoteSpec);
  const { trap, begin, isDoubtful } = useDoubt();

  const { sending, send, dismiss } = useSending(draft, {
    account,
    element: () => form.current,
    refusal: (missing) => t(`messages.sendStep.${missing}`),
    valuesOf,
    // Independent of the language and of the texts.
    identityOf: (of) => ({
      ...sentOf(changedValues(of)),
      list: encode(list.filled),
      ...(list.begun && { entry: writeEntries({ begun: list.begun }) }),
    }),
    signed: (message, reference) => `${message}\n\n${t("messages.reference", { reference })}`,
    isDoubtful,
    onSent(of, reference) {
      sent.note(typedValues(sentOf(formValues(of)), list, texts), {
        list: encode(list.lines),
        delivery: list.delivery,
        reference,
      });
      clearDraft(of);
      quote.forget();
      reset();
    },
    onUnseen(result) {
      alert(alertText(result, spec.form, t));
      // The new page has the receipt, or the draft of what was not sent.
      location.reload();
    },
  });

  const prepare = useCallback(() => {
    // If the library fails to load now, sending tries again and reports the error.
    loadLibrary().catch(() => undefined);
    setIsTouched(true);
  }, []);

  useEffect(() => {
    if (!form.current) return;
    // From here on this script shows validation errors instead of the browser.
    form.current.setAttribute("novalidate", "");
    // The event that hydrated this form has already passed.
    if (form.current.matches(":focus-within")) queueMicrotask(prepare);
  }, [form, prepare]);

  const [size, setSize] = useState<ReturnType<typeof formBytes>>();
  const [length, setLength] = useState<number>();
  const tooLong =
    texts && length ? texts.t("quote.mail.tooLong", { length, max: longestMessage }) : undefined;
  const tooLarge = size && size.bytes > mostBytes ? size : undefined;
  /** Checks the message's length and the form's bytes. @returns the field to shorten, if any */
  const measure = (of: HTMLFormElement) => {
    const values = valuesOf(of);
    const now = formBytes(values);
    setSize(now);
    const length = excessLength(values, list, texts);
    setLength(length);
    if (length) return "message";
    return now.bytes > mostBytes ? now.most : undefined;
  };

  // Texts and masses that arrive while the form waits change the message.
  const latest = useRef({ check, measure });
  useLayoutEffect(() => void (latest.current = { check, measure }));
  const phase = useRef<Phase>("idle");
  /** @param isSure as for `send` */
  const request = async (of: HTMLFormElement, isSure = false) => {
    if (phase.current !== "idle") return;
    const wrong = wrongLine(quote.change);
    if (wrong) return wrong instanceof HTMLButtonElement ? wrong.click() : wrong.focus();
    try {
      phase.current = "waiting";
      await missingParts(quoteSpec, list, texts);
      // The pressed state of the button is painted first.
      await new Promise<void>(afterFrame);
      phase.current = "checking";
      if (!(await latest.current.check(of))) return;
      phase.current = "measuring";
      const tooLong = latest.current.measure(of);
      if (tooLong) return setFocus(tooLong);
      phase.current = "sending";
      await send(of, isSure);
    } finally {
      phase.current = "idle";
    }
  };

  return {
    ...problemsOf(spec, t, problemOf, tooLong, tooLarge),
    register,
    setFocus,
    sending,
    dismiss,
    prepare,
    /** The list beside the form, and its lines' positions in the tab's list. */
    quote: { ...quote, list },
    sent,
    trap,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void request(event.currentTarget);
    },
    input(event: FormEvent<HTMLFormElement>) {
      begin(event);
      // Updates a size error while the visitor types.
      if (tooLarge || tooLong) measure(event.currentTarget);
    },
    /** Sends a message again that may have arrived. The visitor has been warned. */
    sendAgain: () => void (form.current && request(form.current, true)),
  };
}
