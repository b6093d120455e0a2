import { Choice } from "../../_ui/choice";
import { TextControl } from "../../_ui/control";
import type { QuoteTexts } from "../line/quote-texts";
import { type TermName, terms } from "../line/terms";

interface TermFieldProps {
  name: TermName;
  texts: QuoteTexts;
  /** `list` for the delivery of the whole list, which has short labels and no hints. */
  of: "line" | "list";
  value: string;
  onValue: (value: string) => void;
  problem?: string | undefined;
}

/** Renders the control of a term: options, or a text field. */
export function TermField({ name, texts, of, value, onValue, problem }: TermFieldProps) {
  const { label, hint, options, autoComplete, ofList } = terms[name].control ?? {};
  const id = `${of === "list" ? "delivery" : "line"}-${name}`;
  const shownLabel = (of === "list" ? ofList : label)?.(texts) ?? "";
  if (options)
    return <Choice legend={shownLabel} name={id} value={value} onChoose={onValue} options={options(texts)} />;
  return (
    <TextControl
      id={id}
      label={shownLabel}
      hint={of === "line" ? hint?.(texts) : undefined}
      fault={problem}
      value={value}
      onValue={onValue}
      autoComplete={autoComplete}
    />
  );
}
