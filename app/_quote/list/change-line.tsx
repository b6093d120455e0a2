import type { KeyboardEvent } from "react";

import { Button } from "../../_ui/button";
import { FieldError } from "../../_ui/field";
import { describe } from "../line/describe";
import { amountEntry, entryIn, goodsOf } from "../line/edits";
import { type Item, withId } from "../line/quote";
import { amountRanges } from "../line/fields";
import { amountName } from "../line/entry";
import { idOf } from "./focus";
import { amountProblem } from "./state";
import { LineFields } from "./line-fields";
import type { QuoteFormProps } from "./use-quote-form";

interface AmountFieldProps extends QuoteFormProps {
  item: Item;
}

/** Renders the amount of a line as a field. */
export function AmountField({ item: { id, line }, form, texts }: AmountFieldProps) {
  const { t } = texts;
  const { state, act } = form;
  const isOpen = withId(state.edits, id)?.isOpen;
  const entry = amountEntry(state, id, texts);
  const name = amountName(entry.kind);
  const amount = entry.texts[name] ?? "";
  const problem = amountProblem(state, id, texts);
  const unitText =
    name === "pieces"
      ? t("quote.line.pieces", { kind: line.kind })
      : t("quote.line.unitLoads", { count: Number(amount) || 0 });
  const n = state.items.findIndex((item) => item.id === id) + 1;
  const field = idOf("amount", id);
  return (
    <>
      <label className="quote-line__amount">
        <input
          className="amount-input"
          id={field}
          inputMode="numeric"
          autoComplete="off"
          size={String(amountRanges[name][1]).length}
          aria-label={t("quote.line.amountAria", { n, name: describe(line, texts).name, unit: unitText })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${field}-problem`}
          value={amount}
          onChange={({ target }) => act({ type: "amount", id, text: target.value })}
          onBlur={() => act({ type: "leaveAmount", id })}
          onKeyDown={(event) => onEnter(event, () => act({ type: isOpen ? "submit" : "leaveAmount", id }))}
        />
        <span>{unitText}</span>
      </label>
      {problem && (
        <div className="quote-line__problem">
          <FieldError id={`${field}-problem`} text={problem} />
        </div>
      )}
    </>
  );
}

/** Prevents the default action, which would press the newly focused button. */
function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  act();
}

/** Renders the fields of a line that is being typed, with buttons to save and to cancel. */
export function LineEditor({ id, form, texts }: QuoteFormProps & { id: number }) {
  const { t } = texts;
  const { state, act } = form;
  const save = () => act({ type: "submit", id });
  return (
    <div
      className="quote-line__fields quote-composer column"
      id={idOf("fields", id)}
      onKeyDown={(event) => onEnter(event, save)}
    >
      <LineFields id={id} entry={entryIn(state, id)} form={form} texts={texts} />
      <p className="cluster">
        <Button tone="strong" id={idOf("save", id)} onClick={save}>
          {t(goodsOf(state, id) ? "quote.composer.saveButton" : "quote.composer.addButton")}
        </Button>
        <Button onClick={() => act({ type: "cancel", id })}>{t("quote.composer.cancelButton")}</Button>
      </p>
    </div>
  );
}
