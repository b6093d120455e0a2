import { FieldError } from "../../../_ui/field";
import { Tick } from "../../../_ui/tick";
import { consentName } from "../fields/check";
import type { FormName, FormTranslator } from "./form-messages";

interface ConsentProps {
  company: string;
  form: FormName;
  t: FormTranslator;
  star: boolean;
  problem?: string | undefined;
}

/**
 * Id of the text below the form, which belongs to the consent: the way to withdraw it, and the company's entry in the
 * register (R64).
 */
export const consentNote = "consent-note";

/** Renders the required consent to data processing. */
export function Consent({ company, form, t, star, problem }: ConsentProps) {
  const problemId = `${consentName}-problem`;
  return (
    <Tick
      name={consentName}
      id={consentName}
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${problemId} ${consentNote}` : consentNote}
      label={
        <>
          {t(`${form}.fields.rodoConsent.label`, { company })}
          {star && <span aria-hidden="true"> *</span>}
        </>
      }
    >
      {problem && <FieldError id={problemId} text={problem} />}
    </Tick>
  );
}
