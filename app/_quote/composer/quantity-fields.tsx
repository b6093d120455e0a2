import { PlainField } from "../forms/fields/plain-field";
import { greatest } from "../code/line";
import { numberFault } from "../../_lib/number-fault";
import type { QuoteWords } from "../list/words";
import { Choice } from "../../_ui/choice";
import type { QuoteFormState } from "./use-quote-form";

interface QuantityFieldsProps {
  form: Pick<QuoteFormState, "entry" | "problems" | "type">;
  words: QuoteWords;
}

/** How many: pieces, or, of a pallet that somebody has counted, full loads of a vehicle. */
export function QuantityFields({ form: { entry, problems, type }, words }: QuantityFieldsProps) {
  const { t } = words;
  const isProduct = entry.kind in words.products;
  const problem = problems.includes("quantityMissing")
    ? t("quote.composer.quantityMissing")
    : problems.includes("quantityFault")
      ? numberFault(t, [1, greatest[entry.unit]])
      : undefined;
  return (
    <>
      <PlainField id="line-amount" label={t("quote.composer.quantityLabel")} problem={problem}>
        {(tied) => (
          <input
            {...tied}
            inputMode="numeric"
            autoComplete="off"
            value={entry.amount}
            onChange={({ target }) => type({ amount: target.value })}
          />
        )}
      </PlainField>
      {isProduct && (
        <Choice
          legend={t("quote.composer.unitLabel")}
          name="line-unit"
          value={entry.unit}
          onChoose={(unit) => type({ unit })}
          options={[
            { value: "pieces", label: t("quote.composer.unitPieces") },
            { value: "loads", label: t("quote.composer.unitLoads") },
          ]}
        />
      )}
      {isProduct && entry.unit === "loads" && (
        <PlainField id="line-vehicle" label={t("quote.composer.vehicleLabel")}>
          {(tied) => (
            <select
              {...tied}
              value={entry.vehicle}
              onChange={({ target }) => type({ vehicle: target.value })}
            >
              {Object.entries(words.vehicles).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </PlainField>
      )}
    </>
  );
}
