import { Choice } from "../../_ui/choice";
import { SelectControl, TextControl } from "../../_ui/control";
import type { Entry } from "../line/entry";
import { piecesPerLoad } from "../line/pieces";
import { amountProblem } from "./amount";
import { idOf } from "./focus";
import { MoreFields } from "./more-fields";
import { SizeField } from "./size-field";
import { TermField } from "./term-field";
import type { QuoteFormProps } from "./use-quote-form";

/** Renders the fields of a line. A line of the list has its amount field beside its name instead. */
export function LineFields({ form, texts }: QuoteFormProps) {
  const { entry, type } = form;
  return (
    <div className="quote-composer__fields column">
      <SizeField form={form} texts={texts} />
      {!form.state.change && <NewAmount form={form} texts={texts} />}
      {entry.kind in texts.products && <UnitFields form={form} texts={texts} />}
      <TermField
        name="monthly"
        texts={texts}
        of="line"
        value={entry.monthly}
        onValue={(monthly) => type({ monthly })}
      />
      <MoreFields form={form} texts={texts} />
    </div>
  );
}

function NewAmount({ form, texts }: QuoteFormProps) {
  const { entry, type } = form;
  return (
    <TextControl
      id={idOf("amount")}
      label={texts.t("quote.composer.quantityLabel")}
      fault={amountProblem(form.state, texts)}
      value={entry.amount}
      onValue={(amount) => type({ amount })}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

/** Renders the unit of a catalogue pallet, pieces or full loads, and the vehicle of loads. */
function UnitFields({ form, texts }: QuoteFormProps) {
  const { entry, type } = form;
  const { t } = texts;
  const perLoad = piecesPerLoad(Number(entry.kind), entry.vehicle, texts);
  /** Converts the amount of a line of the list to another unit. */
  const inUnit = (unit: string): Partial<Entry> => {
    const amount = Number(entry.amount);
    if (!form.state.change || !perLoad || !amount || unit === entry.unit) return { unit };
    return { unit, amount: String(unit === "pieces" ? amount * perLoad : Math.ceil(amount / perLoad)) };
  };
  return (
    <>
      <Choice
        legend={t("quote.composer.unitLabel")}
        name="line-unit"
        value={entry.unit}
        onChoose={(unit) => type(inUnit(unit))}
        options={[
          { value: "pieces", label: t("quote.composer.unitPieces") },
          { value: "loads", label: t("quote.composer.unitLoads") },
        ]}
      />
      {entry.unit === "loads" && (
        <SelectControl
          id="line-vehicle"
          label={t("load.vehicleLabel")}
          value={entry.vehicle}
          onValue={(vehicle) => type({ vehicle })}
          options={Object.entries(texts.vehicles).map(([value, label]) => ({ value, label }))}
        />
      )}
    </>
  );
}
