import { PlainField } from "../forms/fields/plain-field";
import type { Entry } from "./entry";
import { unloadings } from "../code/line";
import type { QuoteWords } from "../list/words";
import { Choice } from "../../_ui/choice";
import { Icon } from "../../_ui/icon";
import { chevronDown } from "../../_ui/icon-shapes";

interface MoreFieldsProps {
  entry: Entry;
  type: (changed: Partial<Entry>) => void;
  words: QuoteWords;
  dateProblem?: string | undefined;
  noteProblem?: string | undefined;
}

/** What only some lines need: unloading, the day, a note. Open where one of them is filled in. */
export function MoreFields({ entry, type, words, dateProblem, noteProblem }: MoreFieldsProps) {
  const { t, email } = words;
  return (
    <details
      className="quote-composer__more"
      // Only as it comes: from then on it is the visitor's.
      ref={(details) => {
        if (details && (dateProblem || noteProblem || entry.note || entry.date || entry.unloading))
          details.open = true;
      }}
    >
      <summary>
        {t("quote.composer.moreButton")}
        <Icon shape={chevronDown} />
      </summary>
      <div className="quote-composer__fields">
        <Choice
          legend={t("quote.composer.unloadingLabel")}
          name="line-unloading"
          value={entry.unloading}
          onChoose={(unloading) => type({ unloading })}
          options={unloadings.map((value) => ({ value, label: t(`quote.mail.unloadings.${value}`) }))}
        />
        <PlainField id="line-date" label={t("quote.composer.dateLabel")} problem={dateProblem}>
          {(tied) => (
            <input
              {...tied}
              type="date"
              value={entry.date}
              onChange={({ target }) => type({ date: target.value })}
            />
          )}
        </PlainField>
        <PlainField
          id="line-note"
          label={t("quote.composer.noteLabel")}
          hint={t("quote.composer.noteHint")}
          problem={noteProblem}
        >
          {(tied) => (
            <input {...tied} value={entry.note} onChange={({ target }) => type({ note: target.value })} />
          )}
        </PlainField>
        <p className="field__hint">{t("quote.composer.drawingHint", { email })}</p>
      </div>
    </details>
  );
}
