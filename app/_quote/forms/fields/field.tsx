import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { Icon } from "../../../_ui/icon";
import { warning } from "../../../_ui/icon-shapes";
import type { FormName, FormTranslator } from "../form/form-words";
import type { FieldSpec } from "./rules";
import "./field.css";

interface FieldProps {
  spec: FieldSpec;
  /** Marks a required field; false if all fields are required. */
  star: boolean;
  /** Text that marks an optional field. */
  optional: string;
  problem?: string;
  /** Text below the control. */
  hint?: ReactNode;
  registration: UseFormRegisterReturn;
}

/**
 * Renders a label with its control and error. No `maxlength`, because browsers silently truncate pasted text.
 */
export function Field({ spec, star, optional, problem, hint, registration }: FieldProps) {
  const { name, label, placeholder, kind, inputMode, autoComplete, initial, required, size } = spec;
  const shared = {
    ...registration,
    id: name,
    placeholder,
    autoComplete,
    inputMode,
    defaultValue: initial,
    toolparamdescription: spec.toolText,
    // Not `required`: Firefox exposes an empty required field as invalid, and its form, too.
    "aria-required": required || undefined,
    "aria-invalid": Boolean(problem),
    "aria-describedby":
      [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={size ? `field field--${size}` : "field"}>
      <label htmlFor={name}>
        {label}
        {required && star && <span aria-hidden="true"> *</span>}
        {!required && <span className="field__optional"> ({optional})</span>}
      </label>
      {kind === "textarea" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          // A number is text: browsers' number fields change under the wheel, and show letters that they do
          // not report.
          type={kind === "number" ? "text" : kind}
          {...(kind === "number" && { inputMode: "numeric" })}
        />
      )}
      {problem && <FieldError id={`${name}-problem`} text={problem} />}
      {hint && (
        <p className="field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface PlainFieldProps {
  id: string;
  label: string;
  /** Text below the control. */
  hint?: string;
  problem?: string;
  /** Renders the control with the attributes for its label, hint and problem. */
  children: (tied: { id: string; "aria-describedby"?: string; "aria-invalid": boolean }) => ReactNode;
}

/** Renders a field that no form submits: a label, its control, and its problem or hint. */
export function PlainField({ id, label, hint, problem, children }: PlainFieldProps) {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": Boolean(problem),
      })}
      {problem && <FieldError id={`${id}-problem`} text={problem} />}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Data of the consent field; plain JSON. */
export interface ConsentSpec {
  name: string;
  company: string;
  /** Instruction for AI agents: visitors give their consent themselves. */
  toolText: string;
  /** URL of the company's entry in the register. */
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
  const { name, company, registry, toolText } = spec;
  // React's types lack this attribute.
  const described = { toolparamdescription: toolText };
  return (
    <div className="tick">
      <input
        {...registration}
        {...described}
        type="checkbox"
        id={name}
        aria-required
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${name}-problem` : undefined}
      />
      <label htmlFor={name}>
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
      </label>
      {/* Outside of the label, whose text is the name of the checkbox. */}
      <span id={`${name}-registry`} hidden aria-hidden>
        {t("accessibility.opensInNewTab")}
      </span>
      {problem && <FieldError id={`${name}-problem`} text={problem} />}
    </div>
  );
}

/** Renders a validation error. `aria-describedby` of the control refers to its id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon shape={warning} />
      <span>{text}</span>
    </p>
  );
}
