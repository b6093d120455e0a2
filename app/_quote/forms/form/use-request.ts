import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { afterFrame } from "../../../_lib/after-frame";
import { clearDraft } from "../../../_lib/draft";
import { useSentMessage } from "../outcome/use-sent-message";
import { encode } from "../../line/code";
import { useQuoteMessage } from "../../list/use-quote-message";
import { formBytes, loadLibrary, mostBytes, type RefusalText } from "../sending/delivery";
import { useSending } from "../sending/use-sending";
import { emailLimits, formSchema, type FormSchema, type Problem, sentValues } from "../fields/rules";
import type { RequestFormSpec } from "./request-form-spec";
import { type FormValues, formValues } from "../../../_lib/form-values";
import { numberFault } from "../../../_lib/number-fault";
import { palletRanges } from "../../../_content/pallet-ranges";
import { decimals } from "../../../_i18n/figures";
import type { FormTranslator } from "./form-messages";

/**
 * Validates a form on submit, and from then on while the visitor corrects it. Focuses the first invalid
 * field.
 *
 * @param sent returns the values to send for the values in the fields; the values to send are validated
 */
function useCheckedForm(schema: FormSchema, sent: (values: FormValues) => FormValues) {
  const resolve = zodResolver(schema);
  const { register, handleSubmit, setValue, setFocus, reset, formState } = useForm<FormValues>({
    resolver: (values, ...others) => resolve(sent(values), ...others),
  });

  const check = (form: HTMLFormElement, onValid: () => Promise<void>) => {
    // React Hook Form misses values that were typed before hydration, restored, or filled in by the browser.
    for (const [name, value] of Object.entries(formValues(form))) setValue(name, value);
    void handleSubmit(onValid)();
  };

  const problemOf = (name: string) => formState.errors[name]?.message as Problem | undefined;
  return { register, check, problemOf, setFocus, reset };
}

/** Returns the error for a form that exceeds the limit of the e-mail service, with both sizes. */
const tooLarge = (t: FormTranslator, bytes: number) =>
  t("messages.messageTooLarge", {
    size: decimals(t.region, bytes / 1024, 1),
    most: decimals(t.region, mostBytes / 1024, 0),
  });

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
  const quote = useQuoteMessage(quoteSpec, form, isTouched, sentOf);
  const { register, check, problemOf, setFocus, reset } = useCheckedForm(schema, quote.joinedTo);
  const sent = useSentMessage(quoteSpec);

  const forget = (of: HTMLFormElement, reference: string) => {
    sent.note(quote.typedOf(formValues(of)), {
      list: encode(quote.lines),
      delivery: quote.delivery,
      reference,
    });
    clearDraft(of);
    quote.forget();
    reset();
  };
  const signed = useCallback(
    (message: string, reference: string) => `${message}\n\n${t("messages.reference", { reference })}`,
    [t],
  );
  const refusal = useCallback<RefusalText>((missing) => t(`messages.sendStep.${missing}`), [t]);
  const { sending, send, dismiss } = useSending({
    draft,
    form,
    account,
    refusal,
    valuesOf: quote.valuesOf,
    identityOf: quote.identityOf,
    signed,
    onSent: forget,
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
  const isTooLarge = size !== undefined && size.bytes > mostBytes;
  /** Checks the message's length and the form's bytes. @returns the field to shorten, if any */
  const measure = (of: HTMLFormElement) => {
    const now = formBytes(quote.valuesOf(of));
    setSize(now);
    if (quote.isTooLong(of)) return "message";
    return now.bytes > mostBytes ? now.most : undefined;
  };
  /** Updates a size error while the visitor types. */
  const measureAgain = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (isTooLarge || quote.tooLong) measure(currentTarget);
  };
  const isSure = useRef(false);
  const waited = useRef(false);
  const checkAndSend = (of: HTMLFormElement) => {
    check(of, async () => {
      const tooLong = measure(of);
      if (tooLong) setFocus(tooLong);
      else await send(of, isSure.current);
      isSure.current = false;
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const of = event.currentTarget;
    const wrongLine = quote.wrongLine();
    if (wrongLine) return wrongLine instanceof HTMLButtonElement ? wrongLine.click() : wrongLine.focus();
    const ready = waited.current ? undefined : quote.waiting();
    if (ready) {
      waited.current = true;
      void ready.then(() => setTimeout(() => of.requestSubmit()));
      return;
    }
    waited.current = false;
    // The pressed state of the button is painted first.
    afterFrame(() => checkAndSend(of));
  };
  /** Sends a message again that may have arrived. The visitor has been warned. */
  const sendAgain = () => {
    isSure.current = true;
    form.current?.requestSubmit();
  };
  const problemText = (name: string) => {
    const problem = problemOf(name);
    if (problem === "numberInvalid") return numberFault(t, palletRanges.pieces);
    if (problem) return t(`messages.${problem}`, emailLimits);
    if (name === "message" && quote.tooLong) return quote.tooLong;
    return isTooLarge && name === size.most ? tooLarge(t, size.bytes) : undefined;
  };
  /** Errors in the order of the form. A missing value is listed by its label. */
  const wrong = [...fields, { name: consent.name, label: t("messages.consent") }].flatMap(
    ({ name, label }) => {
      const isMissing = ["fieldRequired", "consentRequired"].includes(problemOf(name) ?? "");
      const text = isMissing ? label : problemText(name);
      return text ? { name, text } : [];
    },
  );
  return {
    register,
    submit,
    measureAgain,
    sendAgain,
    problemText,
    wrong,
    setFocus,
    sending,
    dismiss,
    prepare,
    quote,
    sent,
  };
}
