import { useEffect, useRef } from "react";

import { offeredBlocks } from "../../_content/blocks";
import { numberFault } from "../../_lib/number-fault";
import { longest } from "../../_lib/read-text";
import { buildOf } from "../line/decode";
import { greatest, unloadings } from "../line/line";
import { asIs, LabelledField } from "../../_ui/field";
import { buildTexts, piecesPerLoad } from "../line/describe";
import type { QuoteTexts } from "../line/quote-texts";
import { ButtonLink } from "../../_ui/button";
import { Choice } from "../../_ui/choice";
import { Icon } from "../../_ui/icon";
import { chevronDown } from "../../_ui/icon-shapes";
import { type Entry, noteOf, sizeText } from "../line/entry";
import type { QuoteFormState } from "./use-quote-form";

interface SizeFieldProps {
  entry: Entry;
  type: (changed: Partial<Entry>) => void;
  texts: QuoteTexts;
}

const blockSizes = offeredBlocks.map(({ size }) => sizeText(size));

/** Renders the size: a text field for own pallets, a choice for blocks, nothing for catalogue pallets. */
function SizeField({ entry: { kind, size, build }, type, texts }: SizeFieldProps) {
  const { t } = texts;
  const sizeLabel = t("quote.composer.sizeLabel");
  if (kind === "blocks")
    return (
      <Choice
        legend={sizeLabel}
        name="line-block"
        value={size || "open"}
        onChoose={(chosen) => type({ size: chosen === "open" ? "" : chosen })}
        options={[
          ...blockSizes.map((each) => ({ value: each, label: each })),
          { value: "open", label: t("quote.mail.toBeAgreed") },
        ]}
      />
    );
  if (kind !== "custom") return null;
  // Shows the specification from the size tool instead of an example.
  const built = buildTexts(buildOf(build), texts).join("; ");
  return (
    <div>
      <LabelledField id="line-size" label={sizeLabel} hint={built || t("quote.composer.sizeHint")}>
        {(tied) => <input {...tied} value={size} onChange={({ target }) => type({ size: target.value })} />}
      </LabelledField>
      {!built && <ButtonLink href={texts.sizePage}>{t("quote.composer.sizeLink")}</ButtonLink>}
    </div>
  );
}

interface LineFieldsProps {
  form: Pick<QuoteFormState, "entry" | "problems" | "type">;
  texts: QuoteTexts;
}

/** Renders the fields of a line. A line of the list has its amount field beside its name instead. */
export function LineFields({ form, texts }: LineFieldsProps) {
  const { entry, type } = form;
  const { t } = texts;
  return (
    <div className="quote-composer__fields column">
      <SizeField entry={entry} type={type} texts={texts} />
      <QuantityFields form={form} texts={texts} />
      <Choice
        legend={t("quote.composer.frequencyLabel")}
        name="line-frequency"
        value={entry.frequency}
        onChoose={(frequency) => type({ frequency })}
        options={[
          { value: "once", label: t("quote.composer.frequencyOnce") },
          { value: "month", label: t("quote.composer.frequencyMonth") },
        ]}
      />
      <MoreFields form={form} texts={texts} />
    </div>
  );
}

/** Returns the error message for the amount of an entry. */
export function amountProblem(
  { entry, problems }: Pick<QuoteFormState, "entry" | "problems">,
  { t }: QuoteTexts,
): string | undefined {
  if (problems.includes("quantityMissing")) return t("quote.composer.quantityMissing");
  return problems.includes("quantityFault")
    ? numberFault(t, [1, greatest[entry.unit]], "count", entry.amount)
    : undefined;
}

/** Renders the quantity: pieces, or full loads for catalogue pallets. */
function QuantityFields({ form, texts }: LineFieldsProps) {
  const { entry, type } = form;
  const { t } = texts;
  const isProduct = entry.kind in texts.products;
  const perLoad = piecesPerLoad(Number(entry.kind), entry.vehicle, texts);
  /** Converts the amount of a line of the list to another unit. */
  const inUnit = (unit: Entry["unit"]): Partial<Entry> => {
    const amount = Number(entry.amount);
    if (!entry.index || !perLoad || !amount || unit === entry.unit) return { unit };
    return { unit, amount: String(unit === "pieces" ? amount * perLoad : Math.ceil(amount / perLoad)) };
  };
  return (
    <>
      {!entry.index && (
        <LabelledField
          id="line-amount"
          label={t("quote.composer.quantityLabel")}
          problem={amountProblem(form, texts)}
        >
          {(tied) => (
            <input
              {...tied}
              inputMode="numeric"
              autoComplete="off"
              value={entry.amount}
              onChange={({ target }) => type({ amount: target.value })}
            />
          )}
        </LabelledField>
      )}
      {isProduct && (
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
      )}
      {isProduct && entry.unit === "loads" && (
        <LabelledField id="line-vehicle" label={t("quote.composer.vehicleLabel")}>
          {(tied) => (
            <select
              {...tied}
              value={entry.vehicle}
              onChange={({ target }) => type({ vehicle: target.value })}
            >
              {Object.entries(texts.vehicles).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      )}
    </>
  );
}

/** Renders the less common fields: other delivery terms, unloading, note. Open for a line of the list. */
function MoreFields({ form, texts }: LineFieldsProps) {
  const { entry, problems, type } = form;
  const { t, email } = texts;
  const details = useRef<HTMLDetailsElement>(null);
  const written = {
    postcodeFault: () => t("size.faults.postcode", { max: longest.field }),
    dateTooLong: () => t("quote.composer.dateTooLong", { max: longest.field }),
    noteTooLong: () => t("quote.mail.tooLong", { length: noteOf(entry).length, max: longest.note }),
  };
  const problemText = (problem: keyof typeof written) =>
    problems.includes(problem) ? written[problem]() : undefined;
  const hasProblem = problems.some((problem) => problem in written);
  // A field with an error must stay visible.
  useEffect(() => {
    if (hasProblem && details.current) details.current.open = true;
  });
  return (
    // The key opens it once for each line of the list. After that the visitor controls it.
    <details className="quote-composer__more" ref={details} key={entry.index} open={Boolean(entry.index)}>
      <summary>
        {t("quote.composer.moreButton")}
        <Icon shape={chevronDown} />
      </summary>
      <div className="quote-composer__fields column">
        <p className="quote-composer__more">{t("quote.composer.ownTerms")}</p>
        {entry.kind !== "blocks" && (
          <Choice
            legend={t("quote.composer.htLabel")}
            name="line-ht"
            value={entry.ht}
            onChoose={(ht) => type({ ht })}
            options={[
              { value: "yes", label: t("quote.composer.htYes") },
              { value: "no", label: t("quote.composer.htNo") },
            ]}
          />
        )}
        <LabelledField
          id="line-postcode"
          label={t("quote.composer.postcodeLabel")}
          hint={t("quote.composer.postcodeHint")}
          problem={problemText("postcodeFault")}
        >
          {(tied) => (
            <input
              {...tied}
              autoComplete="postal-code"
              {...asIs}
              value={entry.postcode}
              onChange={({ target }) => type({ postcode: target.value })}
            />
          )}
        </LabelledField>
        <Choice
          legend={t("quote.composer.unloadingLabel")}
          name="line-unloading"
          value={entry.unloading}
          onChoose={(unloading) => type({ unloading })}
          options={unloadings.map((value) => ({ value, label: t(`quote.mail.unloadings.${value}`) }))}
        />
        <LabelledField
          id="line-date"
          label={t("quote.composer.dateLabel")}
          problem={problemText("dateTooLong")}
        >
          {(tied) => (
            <input {...tied} value={entry.date} onChange={({ target }) => type({ date: target.value })} />
          )}
        </LabelledField>
        <LabelledField
          id="line-note"
          label={t("quote.composer.noteLabel")}
          hint={t("quote.composer.noteHint")}
          problem={problemText("noteTooLong")}
        >
          {(tied) => (
            <input {...tied} value={entry.note} onChange={({ target }) => type({ note: target.value })} />
          )}
        </LabelledField>
        <p className="field__hint">{t("quote.composer.drawingHint", { email })}</p>
      </div>
    </details>
  );
}
