import type { ReactNode } from "react";

import { asIs, LabelledField } from "../_ui/field";
import type { Field } from "./field";

interface PostedFieldProps<Words> {
  row: Field<unknown, Words>;
  words: Words;
  className?: string | undefined;
  label: ReactNode;
  placeholder?: string | undefined;
  initial?: string | undefined;
  isRequired: boolean;
  hint?: ReactNode;
  problem?: string | undefined;
}

/**
 * Posts a field under its letter. The browser keeps its text: visitors may type before it is hydrated. No
 * `maxlength`: browsers silently truncate pasted text.
 */
export function PostedField<Words>(props: PostedFieldProps<Words>) {
  const { row, words, className, label, initial, isRequired, hint, problem } = props;
  const { letter, kind, look, autoComplete } = row;
  const shared = {
    name: letter,
    placeholder: props.placeholder ?? row.placeholder?.(words),
    autoComplete,
    inputMode: kind.type === "number" ? "numeric" : row.inputMode,
    defaultValue: initial,
    ...(autoComplete === "email" && asIs),
    // Not `required`: Firefox exposes an empty required field as invalid, and its form, too.
    "aria-required": isRequired || undefined,
  } as const;
  return (
    <LabelledField id={letter} className={className} label={label} hint={hint} problem={problem}>
      {(tied) =>
        look === "area" ? (
          <textarea {...shared} {...tied} rows={4} />
        ) : (
          // A number is text: browsers' number fields change under the wheel, and show letters that they do not report.
          <input {...shared} {...tied} type={look === "email" || look === "tel" ? look : "text"} />
        )
      }
    </LabelledField>
  );
}
