import { PostedField } from "../../../_fields/posted-field";
import { messageField } from "../../line/message";
import { type useListToSend, useOrderAmount } from "../../list/use-list-to-send";
import { formTables } from "../fields/tables";
import type { Faults } from "./form-check";
import type { FormTranslator } from "./form-messages";
import type { RequestFormSpec } from "./request-form-spec";
import { piecesIn } from "../../line/pieces";

/** Without optional fields, none is marked as required. */
export const hasOptional = ({ form }: RequestFormSpec) =>
  Object.values(formTables[form]).some(({ isRequired }) => !isRequired);

interface FormFieldsProps {
  spec: RequestFormSpec;
  t: FormTranslator;
  quote: ReturnType<typeof useListToSend>;
  faults: Faults;
}

/** Renders the fields of a form. A list replaces some of them. */
export function FormFields({ spec, t, quote, faults }: FormFieldsProps) {
  const { texts, lines, hasList } = quote;
  const isMarked = hasOptional(spec);
  const amountHint = useOrderAmount(spec.quote, quote);
  const pieces = texts && spec.quote.product === undefined ? piecesIn(lines, texts) : undefined;
  return Object.values(formTables[spec.form]).map((row) => {
    const { letter: name, size } = row;
    const isAmount = name === spec.quote.amount;
    // The list already shows the number of pieces.
    if (isAmount && pieces !== undefined)
      return <input key={name} type="hidden" name={name} value={pieces} />;
    // With a list, the message is optional where a form has optional fields.
    const isBeside = isMarked && hasList && name === messageField;
    const isRequired = Boolean(row.isRequired) && !isBeside;
    return (
      <PostedField
        key={name}
        row={row}
        words={{ t }}
        className={size && `field--${size}`}
        label={
          <>
            {row.label?.({ t })}
            {isRequired && isMarked && <span aria-hidden="true"> *</span>}
          </>
        }
        placeholder={isBeside ? texts?.t("quote.messagePlaceholder") : undefined}
        initial={spec.quote.name?.field === name ? spec.quote.name.initial : undefined}
        isRequired={isRequired}
        hint={isAmount ? amountHint : undefined}
        problem={faults[name]?.message}
      />
    );
  });
}
