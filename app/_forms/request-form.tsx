import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";

import { AlertDialog } from "./alert-dialog";
import { Consent, type ConsentSpec } from "./consent";
import { clearDraft } from "./draft";
import { FailureDialog } from "./failure-dialog";
import { Field, type FieldSpec } from "./field";
import { type FormValues, formValues } from "./form-values";
import { mailLink } from "./mail-link";
import { ProblemSummary } from "./problem-summary";
import type { Problem } from "./rules";
import { loadLibrary, type MailAccount } from "./sending/delivery";
import { useSending } from "./sending/use-sending";
import { SubmitButton } from "./submit-button";
import type { FormWords } from "./words";

/** Everything a form shows and needs to know; plain JSON, written into the page. */
export interface RequestFormSpec {
  /** Id of the heading that names the form. */
  headingId: string;
  /** Name of the draft; the same in every language. */
  draft: string;
  fields: readonly FieldSpec[];
  consent: ConsentSpec;
  /** Whether required fields carry a star; they need none where all fields are required. */
  stars: boolean;
  account: MailAccount;
  /** The other ways to reach the company: an e-mail address, the address of a phone link. */
  contact: { email: string; phoneLink: string };
  words: FormWords;
}

interface RequestFormProps extends RequestFormSpec {
  schema: ZodMiniType<FormValues, FormValues>;
  /** What follows when the visitor has closed the alert that the message was sent. */
  onSent: () => void;
}

/** A form that is checked, sent through the e-mail service, and never loses what was typed. */
export function RequestForm({ schema, onSent, ...spec }: RequestFormProps) {
  const { fields, consent, stars, account, contact, words } = spec;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { register, handleSubmit, setValue, setFocus, reset, formState } = useForm<FormValues>({
    resolver: zodResolver(schema),
  });

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

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    // What stands in the page is what is sent, so it is what is checked: typed before this script ran, restored, or
    // filled in by the browser without a word to anybody.
    for (const [name, value] of Object.entries(formValues(element))) setValue(name, value);
    void handleSubmit(() => send(element))(event);
  };

  const leaveFailure = () => {
    dismiss();
    button.current?.focus();
  };

  const problemOf = (name: string) => formState.errors[name]?.message as Problem | undefined;
  const problems = [...fields, { name: consent.name, label: words.problems.consentRequired }]
    .map(({ name, label }) => ({ name, label, problem: problemOf(name) }))
    .filter(({ problem }) => problem);

  return (
    <>
      <form
        className="form"
        ref={form}
        // Where no script answers, sending does nothing at all: no navigation, no data in an address.
        method="dialog"
        data-draft={spec.draft}
        aria-labelledby={spec.headingId}
        onSubmit={submit}
        onFocus={prepare}
        onPointerDown={prepare}
      >
        {fields.map((field) => {
          const problem = problemOf(field.name);
          return (
            <Field
              key={field.name}
              spec={field}
              mark={{ star: stars, optional: words.optional }}
              problem={problem && words.problems[problem]}
              registration={register(field.name)}
            />
          );
        })}
        <Consent
          spec={consent}
          star={stars}
          newTab={words.newTab}
          problem={problemOf(consent.name) && words.problems.consentRequired}
          registration={register(consent.name)}
        />
        {problems.length > 0 && (
          <ProblemSummary
            sentence={words.invalid}
            problems={problems.map(({ name, label, problem }) => ({
              name,
              text: problem === "fieldRequired" ? label : words.problems[problem as Problem],
            }))}
            onChoose={setFocus}
          />
        )}
        <SubmitButton
          busy={sending.step === "sending"}
          submit={words.submit}
          sending={words.sending}
          ref={button}
        />
      </form>
      {sending.step === "sent" && (
        <AlertDialog message={words.sent} action={{ label: words.close }} onClose={onSent} />
      )}
      {sending.step === "failed" && (
        <FailureDialog
          failure={sending.failure}
          words={words}
          mailLink={mailLink({
            to: contact.email,
            subject: words.emailSubject,
            fields,
            consent,
            values: sending.values,
            cut: words.emailCut,
          })}
          phoneLink={contact.phoneLink}
          onRetry={() => form.current?.requestSubmit()}
          onClose={leaveFailure}
        />
      )}
    </>
  );
}

/** Loads early what sending needs. If that fails, sending tries again and says so. */
function prepare(): void {
  loadLibrary().catch(() => undefined);
}
