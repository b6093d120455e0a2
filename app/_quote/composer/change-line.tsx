import type { KeyboardEvent } from "react";

import { Button } from "../../_ui/button";
import { greatest, type GoodsLine } from "../code/line";
import { FieldError } from "../forms/fields/field";
import { describe, fullName } from "../list/describe";
import type { QuoteWords } from "../list/words";
import { entryOf } from "./entry";
import { amountProblem, LineFields } from "./line-fields";
import type { QuoteFormState } from "./use-quote-form";

interface ChangeLineProps {
  form: QuoteFormState;
  words: QuoteWords;
}

interface AmountFieldProps extends ChangeLineProps {
  line: GoodsLine;
  /** Its place in the list, from 0. */
  index: number;
}

/** The amount of a line, which is changed in its place: every number that is one goes into the list at once. */
export function AmountField({ line, index, form, words }: AmountFieldProps) {
  const { t } = words;
  const isChanged = form.entry.place === String(index);
  const { amount, unit } = isChanged ? form.entry : entryOf(line, index);
  const problem = isChanged ? amountProblem(form, words) : undefined;
  const unitText =
    unit === "pieces" ? t("quote.line.pieces") : t("quote.line.unitLoads", { count: Number(amount) || 0 });
  const name = fullName(describe(line, words));
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

/** Acts on Enter in a field. Its default action would press the button that the focus moves to. */
function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  act();
}

/** Everything else of a line that is changed, in its place. */
export function LineEditor({ form, words }: ChangeLineProps) {
  const { t } = words;
  return (
    <div className="quote-line__change quote-composer" onKeyDown={(event) => onEnter(event, form.submit)}>
      <LineFields form={form} words={words} />
      <p className="cluster">
        <Button tone="strong" data-save="" onClick={form.submit}>
          {t("quote.composer.saveButton")}
        </Button>
        <Button onClick={form.cancel}>{t("quote.composer.cancelButton")}</Button>
      </p>
    </div>
  );
}
