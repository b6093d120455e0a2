import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { asIs, FieldError, LabelledField } from "../../../_ui/field";
import type { FormName, FormTranslator } from "../form/form-messages";
import type { FieldSpec } from "./rules";
import { Tick } from "../../../_ui/tick";

interface FieldProps {
  spec: FieldSpec;
  /** Marks a required field; false if all fields are required. */
  star: boolean;
  /** Text that marks an optional field. */
  optional: string;
  problem?: string;
  hint?: ReactNode;
  registration: UseFormRegisterReturn;
}

/** Renders a label with its control and error. No `maxlength`: browsers silently truncate pasted text. */
export function Field({ spec, star, optional, problem, hint, registration }: FieldProps) {
  const { name, label, placeholder, kind, inputMode, autoComplete, initial, required, size } = spec;
  const shared = {
    ...registration,
    placeholder,
    autoComplete,
    inputMode,
    defaultValue: initial,
    ...(autoComplete === "email" && asIs),
    // Not `required`: Firefox exposes an empty required field as invalid, and its form, too.
    "aria-required": required || undefined,
  };
  return (
    <LabelledField
      id={name}
      className={size && `field--${size}`}
      label={
        <>
          {label}
          {required && star && <span aria-hidden="true"> *</span>}
          {!required && <span className="field__optional"> ({optional})</span>}
        </>
      }
      hint={hint}
      problem={problem}
    >
      {(tied) =>
        kind === "textarea" ? (
          <textarea {...shared} {...tied} rows={4} />
        ) : (
          <input
            {...shared}
            {...tied}
            // A number is text: browsers' number fields change under the wheel, and show letters that they do
            // not report.
            type={kind === "number" ? "text" : kind}
            {...(kind === "number" && { inputMode: "numeric" })}
          />
        )
      }
    </LabelledField>
  );
}

/** Data of the consent field; plain JSON. */
export interface ConsentSpec {
  name: string;
  company: string;
  registry: string;
}

interface ConsentProps {
  spec: ConsentSpec;
  form: FormName;
  t: FormTranslator;
  star: boolean;
  problem?: string;
  registration: UseFormRegisterReturn;
}

/** Renders the required consent to data processing. */
export function Consent({ spec, form, t, star, problem, registration }: ConsentProps) {
  const { name, company, registry } = spec;
  return (
    <Tick
      {...registration}
      id={name}
      aria-required
      aria-invalid={Boolean(problem)}
      aria-describedby={problem ? `${name}-problem` : undefined}
      label={
        <>
          {t.rich(`${form}.fields.rodoConsent.label`, {
            company,
            registry: (text) => (
              <a
                key="registry"
                href={registry}
                target="_blank"
                rel="external noopener noreferrer"
                aria-describedby={`${name}-registry`}
              >
                {text}
              </a>
            ),
          })}
          {star && <span aria-hidden="true"> *</span>}
        </>
      }
    >
      {/* Outside of the label, whose text is the name of the checkbox. */}
      <span id={`${name}-registry`} hidden aria-hidden>
        {t("accessibility.opensInNewTab")}
      </span>
      {problem && <FieldError id={`${name}-problem`} text={problem} />}
    </Tick>
  );
}
