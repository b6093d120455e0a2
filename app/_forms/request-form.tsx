import { useCallback, useEffect, useRef } from "react";

import { Consent } from "./consent";
import { clearDraft } from "../_browser/draft/draft";
import { Field } from "./field";
import { Outcome } from "./outcome";
import { ProblemSummary } from "./problem-summary";
import type { RequestFormSpec } from "./request-form-spec";
import { loadLibrary } from "./sending/delivery";
import { useSending } from "./sending/use-sending";
import { SubmitButton } from "./submit-button";
import { type FormSchema, useCheckedForm } from "./use-checked-form";

interface RequestFormProps {
  spec: RequestFormSpec;
  schema: FormSchema;
  /** What follows when the visitor has closed the alert that the message was sent. */
  onSentClosed: () => void;
}

/** A form that is checked, sent through the e-mail service, and never loses what was typed. */
export function RequestForm({ spec, schema, onSentClosed }: RequestFormProps) {
  const { fields, consent, stars, account, words } = spec;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
        className="form"
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
          onSentClosed();
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
