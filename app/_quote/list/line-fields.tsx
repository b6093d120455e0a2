import { useEffect, useRef } from "react";

import { offeredBlocks } from "../../_content/blocks";
import { ButtonLink } from "../../_ui/button";
import { Choice } from "../../_ui/choice";
import { SelectControl, TextControl } from "../../_ui/control";
import { Fold } from "../../_ui/fold";
import { type Entry, noteOf } from "../line/entry";
import { piecesPerLoad } from "../line/pieces";
import type { QuoteTexts } from "../line/quote-texts";
import { build, fields, namesOf, terms, termsOf, textsOf } from "../line/terms";
import { idOf } from "./focus";
import { amountFault } from "./amount";
import { entryInHand, type QuoteState } from "./state";
import { TermField } from "./term-field";
import type { QuoteForm } from "./use-quote-form";

/** Properties of the fields of a line: the composer's state, its actions, and the texts. */
export interface LineFieldsProps {
  form: QuoteForm;
  texts: QuoteTexts;
}

const blockSizes = offeredBlocks.map(({ size }) => fields.size.format(size));

/** Returns the fields of the line that is being typed, with a function that changes them. */
const inHand = ({ state, act }: LineFieldsProps["form"]) => ({
  entry: entryInHand(state),
  type: (texts: Partial<Entry>) => act({ type: "type", texts }),
});

/** Renders the size: a text field for custom pallets, a choice for blocks, nothing for catalogue pallets. */
function SizeField({ form, texts }: LineFieldsProps) {
  const { entry, type } = inHand(form);
  const { kind, size } = entry;
  const { t } = texts;
  const label = t("quote.composer.sizeLabel");
  if (kind === "blocks")
    return (
      <Choice
        legend={label}
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
  const names = namesOf(build);
  const values = Object.fromEntries(names.map((name) => [name, build[name].read(entry[name], kind)]));
  const built = textsOf(names, values, "say", texts).join("; ");
  return (
    <div>
      <TextControl
        id="line-size"
        label={label}
        hint={built || t("quote.composer.sizeHint")}
        value={size}
        onValue={(typed) => type({ size: typed })}
      />
      {!built && <ButtonLink href={texts.sizePage}>{t("quote.composer.sizeLink")}</ButtonLink>}
    </div>
  );
}

/** Renders the fields of a line. A line of the list has its amount field beside its name instead. */
export function LineFields({ form, texts }: LineFieldsProps) {
  const { entry, type } = inHand(form);
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

/** Returns the error for the amount of the line that is being typed, if it is shown. */
export function amountProblem(state: QuoteState, texts: QuoteTexts): string | undefined {
  return state.problems.includes("amount") ? amountFault(entryInHand(state), texts) : undefined;
}

function NewAmount({ form, texts }: LineFieldsProps) {
  const { entry, type } = inHand(form);
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
function UnitFields({ form, texts }: LineFieldsProps) {
  const { entry, type } = inHand(form);
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
          label={t("quote.composer.vehicleLabel")}
          value={entry.vehicle}
          onValue={(vehicle) => type({ vehicle })}
          options={Object.entries(texts.vehicles).map(([value, label]) => ({ value, label }))}
        />
      )}
    </>
  );
}

/** Renders the less common terms. Open for a line of the list. */
function MoreFields({ form, texts }: LineFieldsProps) {
  const { entry, type } = inHand(form);
  const { t, email } = texts;
  const { change, problems } = form.state;
  const details = useRef<HTMLDetailsElement>(null);
  const names = termsOf(entry.kind).filter((name) => name !== "monthly" && terms[name].control);
  const hasProblem = names.some((name) => problems.includes(name));
  // A field with an error must stay visible.
  useEffect(() => {
    if (hasProblem && details.current) details.current.open = true;
  });
  return (
    // The key opens it once for each line of the list. After that the visitor controls it.
    <Fold
      className="quote-composer__more"
      ref={details}
      key={change?.index ?? "new"}
      open={change !== undefined}
    >
      <summary>{t("quote.composer.moreButton")}</summary>
      <div className="quote-composer__fields column">
        <p className="quote-composer__more">{t("quote.composer.ownTerms")}</p>
        {names.map((name) => (
          <TermField
            key={name}
            name={name}
            texts={texts}
            of="line"
            value={entry[name]}
            onValue={(text) => type({ [name]: text })}
            problem={
              problems.includes(name)
                ? terms[name].control?.problem?.(texts, name === "note" ? noteOf(entry) : entry[name])
                : undefined
            }
          />
        ))}
        <p className="field__hint">{t("quote.composer.drawingHint", { email })}</p>
      </div>
    </Fold>
  );
}
