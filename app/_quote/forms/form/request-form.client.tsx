"use client";

import { useMemo, useRef } from "react";

import { leaveFor } from "../../../_lib/leave-for";
import { translator } from "../../../_i18n/translator";
import { PostedField } from "../../../_fields/posted-field";
import { consentName } from "../fields/check";
import { formTables } from "../fields/tables";
import { LateSummary, Outcome } from "../outcome/outcome";
import { Trap } from "../sending/doubt";
import { Consent } from "./consent";
import { DoubtNote, Note, ProblemSummary, SubmitButton } from "./form-foot";
import type { RequestFormSpec } from "./request-form-spec";
import { messageField } from "../../line/message";
import { piecesIn } from "../../line/pieces";
import { useOrderAmount } from "../../list/order-amount";
import { useRequest } from "./use-request";

/** Renders a form that is validated and sent by e-mail. After a failure, all input and the list are kept. */
export function RequestForm(spec: RequestFormSpec) {
  const { messages, home } = spec;
  const t = useMemo(() => translator(messages), [messages]);
  // If all fields are required, none is marked.
  const fields = Object.values(formTables[spec.form]);
  const stars = fields.some(({ isRequired }) => !isRequired);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const request = useRequest(spec, t);
  const { checked, sending, prepare, quote, sent } = request;
  const { register, problemText, wrong, setFocus } = checked;
  const { texts, textsFailed, list, places } = quote;
  const hasList = texts && list.lines.length + list.begun.length > 0;
  const amountHint = useOrderAmount({ form, spec: spec.quote, texts, lines: list.lines, places });
  const pieces = texts && spec.quote.product === undefined ? piecesIn(list.lines, texts) : undefined;
  // With a list, the message of a form with optional fields is optional, and its placeholder asks for other facts.
  const isBeside = (name: string) => stars && hasList && name === messageField;

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
          {fields.map((row) => {
            const { letter: name, size } = row;
            const isAmount = name === spec.quote.amount;
            // The list already shows the number of pieces.
            if (isAmount && pieces !== undefined)
              return <input key={name} type="hidden" name={name} value={pieces} />;
            const isRequired = Boolean(row.isRequired) && !isBeside(name);
            return (
              <PostedField
                key={name}
                row={row}
                words={{ t }}
                className={size && `field--${size}`}
                label={
                  <>
                    {row.label?.({ t })}
                    {isRequired && stars && <span aria-hidden="true"> *</span>}
                  </>
                }
                placeholder={isBeside(name) ? texts?.t("quote.messagePlaceholder") : undefined}
                initial={spec.quote.name?.field === name ? spec.quote.name.initial : undefined}
                isRequired={isRequired}
                hint={isAmount ? amountHint : undefined}
                problem={problemText(name)}
                registration={register(name)}
              />
            );
          })}
          <Note text={textsFailed && list.lines.length ? t("messages.listAsLink") : ""} />
          <Trap field={request.trap} />
          <Consent
            company={spec.company}
            form={spec.form}
            t={t}
            star={stars}
            problem={problemText(consentName)}
            registration={register(consentName)}
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
