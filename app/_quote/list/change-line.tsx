import type { KeyboardEvent } from "react";

import { Button } from "../../_ui/button";
import { FieldError } from "../../_ui/field";
import { describe } from "../line/describe";
import type { GoodsLine } from "../line/line";
import { amountRanges } from "../line/terms";
import { idOf, saveId } from "./focus";
import { amountEntry, amountProblem } from "./amount";
import { LineFields } from "./line-fields";
import { openLine } from "./state";
import type { QuoteFormProps } from "./use-quote-form";

interface AmountFieldProps extends QuoteFormProps {
  line: GoodsLine;
  index: number;
}

/** Renders the amount of a line as a field. Saves every valid number immediately. */
export function AmountField({ line, index, form, texts }: AmountFieldProps) {
  const { t } = texts;
  const { state, act } = form;
  const isChanged = state.change?.index === index;
  const { amount, unit } = isChanged ? state.change.entry : amountEntry(line, texts);
  const problem = isChanged ? amountProblem(state, texts) : undefined;
  const unitText =
    unit === "pieces"
      ? t("quote.line.pieces", { kind: line.kind })
      : t("quote.line.unitLoads", { count: Number(amount) || 0 });
  const { name } = describe(line, texts);
  const id = idOf("amount", index);
  return (
    <>
      <label className="quote-line__amount">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          size={String(amountRanges[unit as keyof typeof amountRanges][1]).length}
          aria-label={t("quote.line.amountAria", { n: index + 1, name, unit: unitText })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
          value={amount}
          onChange={({ target }) => act({ type: "amount", index, text: target.value })}
          onBlur={() => act({ type: "leaveAmount" })}
          onKeyDown={(event) =>
            onEnter(event, () => act({ type: openLine(state) === index ? "submit" : "leaveAmount" }))
          }
        />
        <span>{unitText}</span>
      </label>
      {problem && (
        <div className="quote-line__problem">
          <FieldError id={`${id}-problem`} text={problem} />
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

/** Renders the fields of the line that is being typed, with buttons to save and to cancel. */
export function LineEditor({ form, texts }: QuoteFormProps) {
  const { t } = texts;
  const save = () => form.act({ type: "submit" });
  return (
    <div
      className="quote-line__fields quote-composer column"
      id={idOf("fields", form.state.change?.index)}
      onKeyDown={(event) => onEnter(event, save)}
    >
      <LineFields form={form} texts={texts} />
      <p className="cluster">
        <Button tone="strong" id={saveId} onClick={save}>
          {t(form.state.change ? "quote.composer.saveButton" : "quote.composer.addButton")}
        </Button>
        <Button onClick={() => form.act({ type: "cancel" })}>{t("quote.composer.cancelButton")}</Button>
      </p>
    </div>
  );
}
