"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";

import { leaveFor } from "../../../_lib/leave-for";
import { useListToSend } from "../../list/use-list-to-send";
import { consentName } from "../fields/check";
import { LateSummary, Outcome } from "../outcome/outcome";
import { keptSent } from "../outcome/sent-message";
import { formCheck } from "../sending/checks";
import { library } from "../sending/delivery";
import { trapId } from "../sending/attempt";
import { untouched } from "../sending/progress";
import { submissionOf } from "../sending/submission";
import { Consent, DoubtNote, Note, ProblemSummary, SubmitButton } from "./form-foot";
import { FormFields, hasOptional } from "./form-fields";
import type { RequestFormSpec } from "./request-form-spec";

const isFormFocused = () => typeof document === "object" && Boolean(document.activeElement?.closest("form"));

/** Renders a form that is checked and sent by e-mail. A failure keeps all input. */
export function RequestForm(spec: RequestFormSpec) {
  const submission = submissionOf(spec);
  const { t, progress } = submission;
  const { sending, faults } = useSyncExternalStore(progress.watch, progress.now, () => untouched);
  const kept = useSyncExternalStore(progress.watch, keptSent, () => undefined);
  // The alert comes before the receipt.
  const shown = sending.step === "sent" ? undefined : kept;
  const button = useRef<HTMLButtonElement>(null);
  // The event that hydrated this form may have passed.
  const [isTouched, setIsTouched] = useState(isFormFocused);
  const quote = useListToSend(spec.quote, isTouched || shown !== undefined);
  const touch = () => setIsTouched(true);
  useEffect(() => {
    // If the code does not come now, sending tries again and reports it.
    if (isTouched) void Promise.allSettled([library.get(), formCheck.get()]);
  }, [isTouched]);

  return (
    <>
      {shown && quote.texts ? (
        <LateSummary message={shown} texts={quote.texts} spec={spec} />
      ) : (
        <form
          className="request-form"
          // Without a script, sending does nothing: no navigation, no data in an address.
          method="dialog"
          noValidate
          name={spec.draft}
          aria-labelledby={spec.headingId}
          onSubmit={(event) => {
            event.preventDefault();
            void submission.request();
          }}
          onInput={({ target, timeStamp }) => submission.input(target as HTMLInputElement, timeStamp)}
          onFocus={touch}
          onPointerDown={touch}
        >
          <FormFields spec={spec} t={t} quote={quote} faults={faults} />
          <Note text={quote.textsFailed && quote.lines.length ? t("messages.listAsLink") : ""} />
          {/* For programs, hidden from people. */}
          <input
            className="visually-hidden"
            id={trapId}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden
          />
          <Consent
            company={spec.company}
            form={spec.form}
            t={t}
            star={hasOptional(spec)}
            problem={faults[consentName]?.message}
          />
          <ProblemSummary form={spec.form} t={t} faults={faults} />
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
        showSent={quote.texts?.t("quote.sent.show")}
        onClose={(isChosen) => {
          // Before leaving: the browser may restore this page from the back/forward cache.
          submission.dismiss();
          if (sending.step !== "sent") {
            button.current?.focus();
            if (isChosen) void submission.request(true);
            return;
          }
          if (isChosen) return;
          if (spec.form === "orderForm") leaveFor(spec.home);
          else window.location.assign(spec.home);
        }}
      />
    </>
  );
}
