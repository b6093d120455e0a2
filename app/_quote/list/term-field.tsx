import { Choice } from "../../_ui/choice";
import { TextControl } from "../../_ui/control";
import type { QuoteTexts } from "../line/quote-texts";
import { type TermName, terms } from "../line/terms";
import { idOf } from "./focus";

interface TermFieldProps {
  name: TermName;
  texts: QuoteTexts;
  /** Identity of the line; none for the delivery of the whole list, which has short labels and no hints. */
  line?: number;
  value: string;
  onValue: (value: string) => void;
  problem?: string | undefined;
}

/** Renders the control of a term: options, or a text field. */
export function TermField({ name, texts, line, value, onValue, problem }: TermFieldProps) {
  const { label, hint, options, autoComplete, ofList } = terms[name].control ?? {};
  const isOfList = line === undefined;
  const id = isOfList ? `delivery-${name}` : idOf(name, line);
  const shownLabel = (isOfList ? ofList : label)?.(texts) ?? "";
  if (options)
    return <Choice legend={shownLabel} name={id} value={value} onChoose={onValue} options={options(texts)} />;
  return (
    <TextControl
      id={id}
      label={shownLabel}
      hint={isOfList ? undefined : hint?.(texts)}
      fault={problem}
      value={value}
      onValue={onValue}
      autoComplete={autoComplete}
    />
  );
}
