import type { KeyboardEvent } from "react";

import { Button } from "../../_ui/button";
import { greatest, type GoodsLine } from "../line/line";
import { FieldError } from "../../_ui/field";
import { describe, fullName } from "../line/describe";
import type { QuoteTexts } from "../line/quote-texts";
import { entryOf } from "../line/entry";
import { amountProblem, LineFields } from "./line-fields";
import type { QuoteFormState } from "./use-quote-form";

interface ChangeLineProps {
  form: QuoteFormState;
  texts: QuoteTexts;
}

interface AmountFieldProps extends ChangeLineProps {
  line: GoodsLine;
  index: number;
}

/** Renders the amount of a line as a field. Saves every valid number immediately. */
export function AmountField({ line, index, form, texts }: AmountFieldProps) {
  const { t } = texts;
  const isChanged = form.entry.index === String(index);
  const { amount, unit } = isChanged ? form.entry : entryOf(line, index);
  const problem = isChanged ? amountProblem(form, texts) : undefined;
  const unitText =
    unit === "pieces" ? t("quote.line.pieces") : t("quote.line.unitLoads", { count: Number(amount) || 0 });
  const name = fullName(describe(line, texts));
  return (
    <>
      <label className="quote-line__amount">
        <input
          data-amount={index}
          inputMode="numeric"
          autoComplete="off"
          size={String(greatest[unit]).length}
          aria-label={t("quote.line.amountAria", { n: index + 1, name, unit: unitText })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `amount-${index}-problem`}
          value={amount}
          onChange={({ target }) => form.typeAmount(index, target.value)}
          onBlur={form.leaveAmount}
          onKeyDown={(event) => onEnter(event, form.changed === index ? form.submit : form.leaveAmount)}
        />
        <span>{unitText}</span>
      </label>
      {problem && (
        <div className="quote-line__problem">
          <FieldError id={`amount-${index}-problem`} text={problem} />
        </div>
      )}
    </>
  );
}

/** Handles Enter in a field. Prevents the default action, which would press the newly focused button. */
function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  act();
}

/** Renders the fields of a line besides its amount, with buttons to save and to cancel. */
export function LineEditor({ form, texts }: ChangeLineProps) {
  const { t } = texts;
  return (
    <div
      className="quote-line__change quote-composer column"
      onKeyDown={(event) => onEnter(event, form.submit)}
    >
      <LineFields form={form} texts={texts} />
      <p className="cluster">
        <Button tone="strong" data-save="" onClick={form.submit}>
          {t("quote.composer.saveButton")}
        </Button>
        <Button onClick={form.cancel}>{t("quote.composer.cancelButton")}</Button>
      </p>
    </div>
  );
}
