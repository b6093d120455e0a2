import { PlainField } from "../../../../_features/forms/fields/plain-field";
import { longest } from "../../../../_features/quote/line";
import { type EntryProblem, noteOf } from "../../../../_features/quote/entry";
import { fillIn, type QuoteWords } from "../../../../_features/quote/words";
import { Choice } from "../../../../_ui/choice";
import { MoreFields } from "./more-fields";
import { QuantityFields } from "./quantity-fields";
import { SizeField } from "./size-field";
import type { QuoteFormState } from "../use-quote-form";

interface LineFieldsProps {
  form: Pick<QuoteFormState, "entry" | "problems" | "type">;
  words: QuoteWords;
}

/** What is said of a line besides its kind: size, quantity, how often, heat treatment, where to, and more. */
export function LineFields({ form, words }: LineFieldsProps) {
  const { entry, problems, type } = form;
  const t = words.composer;
  const tooLong = (problem: EntryProblem, text: string, max: number) =>
    problems.includes(problem) ? fillIn(words.mail.tooLong, { length: text.length, max }) : undefined;
  return (
    <div className="quote-composer__fields">
      <SizeField entry={entry} type={type} words={words} />
      <QuantityFields form={form} words={words} />
      <Choice
        legend={t.frequencyLabel}
        name="line-frequency"
        value={entry.frequency}
        onChoose={(frequency) => type({ frequency })}
        options={[
          { value: "once", label: t.frequencyOnce },
          { value: "month", label: t.frequencyMonth },
        ]}
      />
      {entry.kind !== "blocks" && (
        <Choice
          legend={t.htLabel}
          name="line-ht"
          value={entry.ht}
          onChoose={(ht) => type({ ht })}
          options={[
            { value: "yes", label: t.htYes },
            { value: "no", label: t.htNo },
          ]}
        />
      )}
      <PlainField
        id="line-postcode"
        label={t.postcodeLabel}
        hint={t.postcodeHint}
        problem={tooLong("postcodeTooLong", entry.postcode, longest.postcode)}
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
        noteProblem={tooLong("noteTooLong", noteOf(entry), longest.note)}
      />
    </div>
  );
}
