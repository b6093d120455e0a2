import { FieldControl } from "../../_fields/control";
import { readCount } from "../../_fields/read-figures";
import { Choice } from "../../_ui/choice";
import { SelectControl, TextControl } from "../../_ui/control";
import type { Entry } from "../line/entry";
import { goodsOf } from "../line/edits";
import { piecesPerLoad } from "../line/pieces";
import { amountRanges } from "../line/fields";
import { terms } from "../line/terms";
import { amountProblem } from "./amount";
import { idOf } from "./focus";
import { MoreFields } from "./more-fields";
import { SizeField } from "./size-field";
import type { LineFieldsProps } from "./use-quote-form";

/** Renders the fields of a line. A line of the list has its amount field beside its name instead. */
export function LineFields(props: LineFieldsProps) {
  const { id, entry, type, form, texts } = props;
  return (
    <div className="quote-composer__fields column">
      <SizeField {...props} />
      {!goodsOf(form.state, id) && (
        <TextControl
          id={idOf("amount", id)}
          label={texts.t("quote.composer.quantityLabel")}
          fault={amountProblem(form.state, id, texts)}
          value={entry.amount}
          onValue={(amount) => type({ amount })}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {entry.kind in texts.products && <UnitFields {...props} />}
      <FieldControl
        row={terms.monthly}
        words={texts}
        id={idOf("monthly", id)}
        text={entry.monthly}
        onText={(monthly) => type({ monthly })}
      />
      <MoreFields {...props} />
    </div>
  );
}

/** Renders the unit of a catalogue pallet, pieces or full loads, and the vehicle of loads. */
function UnitFields({ id, entry, type, form, texts }: LineFieldsProps) {
  const { t } = texts;
  const perLoad = piecesPerLoad(Number(entry.kind), entry.vehicle, texts);
  /** Converts the amount of a line of the list to another unit. A refused amount stays as it is typed. */
  const inUnit = (unit: string): Partial<Entry> => {
    const range = amountRanges[entry.unit as keyof typeof amountRanges];
    const amount = readCount(entry.amount, range).value;
    if (!goodsOf(form.state, id) || !perLoad || !amount || unit === entry.unit) return { unit };
    return { unit, amount: String(unit === "pieces" ? amount * perLoad : Math.ceil(amount / perLoad)) };
  };
  return (
    <>
      <Choice
        legend={t("quote.composer.unitLabel")}
        name={idOf("unit", id)}
        value={entry.unit}
        onChoose={(unit) => type(inUnit(unit))}
        options={[
          { value: "pieces", label: t("quote.composer.unitPieces") },
          { value: "loads", label: t("quote.composer.unitLoads") },
        ]}
      />
      {entry.unit === "loads" && (
        <SelectControl
          id={idOf("vehicle", id)}
          label={t("load.vehicleLabel")}
          value={entry.vehicle}
          onValue={(vehicle) => type({ vehicle })}
          options={Object.entries(texts.vehicles).map(([value, label]) => ({ value, label }))}
        />
      )}
    </>
  );
}
