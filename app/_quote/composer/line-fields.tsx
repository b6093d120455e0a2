import { PlainField } from "../forms/fields/plain-field";
import { longest } from "../../_lib/typed";
import { type Entry, noteOf, sizeText } from "./entry";
import type { QuoteWords } from "../list/words";
import { Choice } from "../../_ui/choice";
import { MoreFields } from "./more-fields";
import { QuantityFields } from "./quantity-fields";
import { offeredBlocks } from "../../_content/blocks";
import { buildOf } from "../code/decode";
import { buildTexts } from "../list/build-text";
import { ButtonLink } from "../../_ui/button";
import type { QuoteFormState } from "./use-quote-form";

interface SizeFieldProps {
  entry: Entry;
  type: (changed: Partial<Entry>) => void;
  words: QuoteWords;
}

/** The blocks of the catalogue, as they are written in a size. */
const blockSizes = offeredBlocks.map(({ size }) => sizeText(size));

/** The size, where the kind has none of its own: typed for a pallet, chosen for blocks. */
function SizeField({ entry: { kind, size, build }, type, words }: SizeFieldProps) {
  const { t } = words;
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
  // What was stated of it where it was drawn takes the place of an example.
  const built = buildTexts(buildOf(build), words).join("; ");
  return (
    <div>
      <PlainField id="line-size" label={sizeLabel} hint={built || t("quote.composer.sizeHint")}>
        {(tied) => <input {...tied} value={size} onChange={({ target }) => type({ size: target.value })} />}
      </PlainField>
      {!built && <ButtonLink href={words.sizePage}>{t("quote.composer.sizeLink")}</ButtonLink>}
    </div>
  );
}

interface LineFieldsProps {
  form: Pick<QuoteFormState, "entry" | "problems" | "type">;
  words: QuoteWords;
}

/** What a line holds besides its kind: size, quantity, how often, heat treatment, where to, and more. */
export function LineFields({ form, words }: LineFieldsProps) {
  const { entry, problems, type } = form;
  const { t } = words;
  const note = noteOf(entry);
  const noteProblem = problems.includes("noteTooLong")
    ? t("quote.mail.tooLong", { length: note.length, max: longest.note })
    : undefined;
  return (
    <div className="quote-composer__fields">
      <SizeField entry={entry} type={type} words={words} />
      <QuantityFields form={form} words={words} />
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
      <PlainField
        id="line-postcode"
        label={t("quote.composer.postcodeLabel")}
        hint={t("quote.composer.postcodeHint")}
        problem={
          problems.includes("postcodeFault") ? t("size.faults.postcode", { max: longest.place }) : undefined
        }
      >
        {(tied) => (
          <input
            {...tied}
            autoComplete="postal-code"
            value={entry.postcode}
            onChange={({ target }) => type({ postcode: target.value })}
          />
        )}
      </PlainField>
      <MoreFields
        entry={entry}
        type={type}
        words={words}
        dateProblem={problems.includes("dateFault") ? t("quote.composer.dateFault") : undefined}
        noteProblem={noteProblem}
      />
    </div>
  );
}
