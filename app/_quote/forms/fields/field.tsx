import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { Icon } from "../../../_ui/icon";
import { warning } from "../../../_ui/icon-shapes";
import type { FormName, FormTranslator } from "../form/form-words";
import type { FieldSpec } from "./rules";
import "./field.css";

interface FieldProps {
  spec: FieldSpec;
  /** Marks a required field; not where all fields are required. */
  star: boolean;
  /** Marks a field that may stay empty. */
  optional: string;
  /** What is wrong, in words. */
  problem?: string;
  /** Says more of what stands in it. */
  hint?: ReactNode;
  registration: UseFormRegisterReturn;
}

/**
 * A label, its control and what is wrong with it.
 *
 * No `maxlength`: a browser cuts pasted text there without a word, and a cut address is another address.
 */
export function Field({ spec, star, optional, problem, hint, registration }: FieldProps) {
  const { name, label, placeholder, kind, inputMode, autoComplete, initial, required, size, pack } = spec;
  const shared = {
    ...registration,
    id: name,
    placeholder,
    required,
    autoComplete,
    inputMode,
    defaultValue: initial,
    toolparamdescription: spec.toolText,
    // Stated even where nothing is wrong: an empty required field counts as invalid by itself.
    "aria-invalid": Boolean(problem),
    "aria-describedby":
      [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={`field${size ? ` field--${size}` : ""}${pack ? " field--pack" : ""}`}>
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
          // A number is text: a browser's own field changes it under the wheel, and shows letters that it does not report.
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
  /** Id of the control. */
  id: string;
  label: string;
  /** Explains it, under the control. */
  hint?: string;
  problem?: string;
  /** Renders the control with what ties it to its label, hint and problem. */
  children: (tied: { id: string; "aria-describedby"?: string; "aria-invalid": boolean }) => ReactNode;
}

/** A field that no form posts: a label, its control, and its problem or hint. */
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

/** The consent as the page describes it; plain JSON. */
export interface ConsentSpec {
  name: string;
  company: string;
  /** What an agent has to know of it: the visitor gives his consent himself. */
  toolText: string;
  /** Address of the company's entry in the register. */
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

/** The consent to the use of the visitor's data; required. */
export function Consent({ spec, form, t, star, problem, registration }: ConsentProps) {
  const { name, company, registry, toolText } = spec;
  // React's types do not know the attribute.
  const described = { toolparamdescription: toolText };
  return (
    <div className="tick">
      <input
        {...registration}
        {...described}
        type="checkbox"
        id={name}
        required
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
      {/* Beside the label: in the link it would be part of the name of the box. */}
      <span id={`${name}-registry`} hidden aria-hidden>
        {t("accessibility.opensInNewTab")}
      </span>
      {problem && <FieldError id={`${name}-problem`} text={problem} />}
    </div>
  );
}

/** What is wrong with one field; the control names it in `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon shape={warning} />
      <span>{text}</span>
    </p>
  );
}
