"use client";

import { useMemo, useRef } from "react";

import { leaveFor } from "../../../_lib/leave-for";
import { translator } from "../../../_i18n/translator";
import { Consent, Field } from "../fields/form-field";
import type { FieldSpec } from "../fields/rules";
import { LateSummary, Outcome } from "../outcome/outcome";
import { Trap } from "../sending/doubt";
import { DoubtNote, Note, ProblemSummary, SubmitButton } from "./form-foot";
import type { RequestFormSpec } from "./request-form-spec";
import { messageField } from "../../line/message";
import { piecesIn } from "../../line/pieces";
import { useOrderAmount } from "../../list/order-amount";
import { useRequest } from "./use-request";

/** Renders a form that is validated and sent by e-mail. After a failure, all input and the list are kept. */
export function RequestForm(spec: RequestFormSpec) {
  const { fields, consent, messages, home } = spec;
  const t = useMemo(() => translator(messages), [messages]);
  // If all fields are required, none is marked.
  const stars = fields.some(({ required }) => !required);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const request = useRequest(spec, t);
  const { checked, sending, prepare, quote, sent } = request;
  const { register, problemText, wrong, setFocus } = checked;
  const { texts, textsFailed, list, places } = quote;
  const hasList = texts && (list.lines.length > 0 || list.begun);
  const amountHint = useOrderAmount({ form, spec: spec.quote, texts, lines: list.lines, places });
  const pieces = texts && spec.quote.product === undefined ? piecesIn(list.lines, texts) : undefined;
  /** Returns the message field of a form with a list: optional, with a placeholder that asks for other facts. */
  const beside = (field: FieldSpec) =>
    texts && stars ? { ...field, required: false, placeholder: texts.t("quote.messagePlaceholder") } : field;

  return (
    <>
      {sent.shown ? (
        <LateSummary {...sent.shown} spec={spec} />
      ) : (
        <form
          className="request-form"
          ref={form}
          // Without a script, sending does nothing: no navigation, no data in an address.
          method="dialog"
          noValidate
          name={spec.draft}
          aria-labelledby={spec.headingId}
          onSubmit={request.submit}
          onInput={request.begin}
          onFocus={prepare}
          onPointerDown={prepare}
        >
          {fields.map((field) =>
            pieces !== undefined && field.name === spec.quote.amount ? (
              // The list already shows the number of pieces.
              <input key={field.name} type="hidden" name={field.name} value={pieces} />
            ) : (
              <Field
                key={field.name}
                spec={hasList && field.name === messageField ? beside(field) : field}
                star={stars}
                optional={t("contactForm.optional")}
                problem={problemText(field.name)}
                hint={field.name === spec.quote.amount ? amountHint : undefined}
                registration={register(field.name)}
              />
            ),
          )}
          <Note text={textsFailed && list.lines.length ? t("messages.listAsLink") : ""} />
          <Trap field={request.trap} />
          <Consent
            spec={consent}
            form={spec.form}
            t={t}
            star={stars}
            problem={problemText(consent.name)}
            registration={register(consent.name)}
          />
          {wrong.length > 0 && (
            <ProblemSummary sentence={t("messages.invalidForm")} problems={wrong} onChoose={setFocus} />
          )}
          {sending.step === "idle" && <DoubtNote draft={spec.draft} t={t} />}
          <SubmitButton
            busy={sending.step === "sending"}
            submit={t(`${spec.form}.submit`)}
            sending={t(`${spec.form}.sending`)}
            ref={button}
            contact={hasList ? spec.contact : undefined}
          />
        </form>
      )}
      <Outcome
        sending={sending}
        spec={spec}
        t={t}
        replyTo={sent.noted?.replyTo ?? ""}
        showSent={texts?.t("quote.sent.show")}
        onClose={(isChosen) => {
          request.submission.dismiss();
          if (sending.step !== "sent") {
            button.current?.focus();
            // The visitor has been warned that it may have arrived.
            if (isChosen) void request.submission.request(true);
            return;
          }
          // Also before leaving: the browser may restore this page from the back/forward cache.
          sent.show();
          if (isChosen) return;
          if (spec.form === "orderForm") leaveFor(home);
          else window.location.assign(home);
        }}
      />
    </>
  );
}
