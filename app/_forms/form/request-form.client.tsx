"use client";

import { useCallback, useEffect, useRef, useState } from "react";

import { leaveFor } from "../../_browser/arrival/arrival";
import { clearDraft } from "../../_browser/draft/draft";
import { Consent } from "../fields/consent";
import { Field } from "../fields/field";
import { Outcome } from "../outcome/outcome";
import { loadLibrary } from "../sending/delivery";
import { useSending } from "../sending/use-sending";
import { formSchema } from "./form-schema";
import { ProblemSummary } from "./problem-summary";
import type { RequestFormSpec } from "./request-form-spec";
import { SubmitButton } from "./submit-button";
import { useCheckedForm } from "./use-checked-form";
import "./request-form.css";

/** A form that is checked, sent through the e-mail service, and never loses what was typed. */
export function RequestForm(spec: RequestFormSpec) {
  const { fields, consent, account, words, home, afterSending } = spec;
  // Where everything is required, no field needs a mark.
  const stars = fields.some(({ required }) => !required);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [schema] = useState(() => formSchema(fields, consent.name));
  const { register, check, problemOf, setFocus, reset } = useCheckedForm(schema);

  const forget = useCallback(
    (sent: HTMLFormElement) => {
      clearDraft(sent);
      reset();
    },
    [reset],
  );
  const { sending, send, dismiss } = useSending({ account, refusals: words.refusals, onSent: forget });

  useEffect(() => {
    if (!form.current) return;
    // From here on we say what is wrong, not the browser.
    form.current.noValidate = true;
    // The touch that woke this form is over.
    if (form.current.matches(":focus-within")) prepare();
  }, []);

  const wrong = [...fields.map(({ name, label }) => ({ name, label })), { name: consent.name, label: "" }]
    .map((field) => ({ ...field, problem: problemOf(field.name) }))
    .flatMap(({ name, label, problem }) =>
      problem ? { name, text: problem === "fieldRequired" ? label : words.problems[problem] } : [],
    );
  const wordsFor = (name: string) => {
    const problem = problemOf(name);
    return problem && words.problems[problem];
  };

  return (
    <>
      <form
        className="request-form"
        ref={form}
        // Where no script answers, sending does nothing at all: no navigation, no data in an address.
        method="dialog"
        data-draft={spec.draft}
        aria-labelledby={spec.headingId}
        onSubmit={(event) => check(event, send)}
        onFocus={prepare}
        onPointerDown={prepare}
      >
        {fields.map((field) => (
          <Field
            key={field.name}
            spec={field}
            star={stars}
            optional={words.optional}
            problem={wordsFor(field.name)}
            registration={register(field.name)}
          />
        ))}
        <Consent
          spec={consent}
          star={stars}
          newTab={words.newTab}
          problem={wordsFor(consent.name)}
          registration={register(consent.name)}
        />
        {wrong.length > 0 && <ProblemSummary sentence={words.invalid} problems={wrong} onChoose={setFocus} />}
        <SubmitButton
          busy={sending.step === "sending"}
          submit={words.submit}
          sending={words.sending}
          ref={button}
        />
      </form>
      <Outcome
        sending={sending}
        spec={spec}
        onSentClosed={() => {
          // The browser may bring this very page back.
          dismiss();
          if (afterSending === "home") window.location.assign(home);
          else leaveFor(home);
        }}
        onFailureClosed={() => {
          dismiss();
          button.current?.focus();
        }}
        onRetry={() => {
          button.current?.focus();
          form.current?.requestSubmit();
        }}
      />
    </>
  );
}

/** Loads early what sending needs. If that fails, sending tries again and says so. */
function prepare(): void {
  loadLibrary().catch(() => undefined);
}
