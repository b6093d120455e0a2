import { type ChangeEvent, useState } from "react";
import { flushSync } from "react-dom";

import { type Locale, locales } from "../../_i18n/languages";
import { fieldText, isBlank, longest, readPostcode } from "../../_lib/read-text";
import { Choice } from "../../_ui/choice";
import { Icon } from "../../_ui/icon";
import { chevronDown } from "../../_ui/icon-shapes";
import { encode } from "../line/code";
import { type DocumentLine, type Line, type Paper, papers, indexOfDocument } from "../line/line";
import { asIs, LabelledField } from "../../_ui/field";
import { Tick } from "../../_ui/tick";
import { type Delivery, readDelivery } from "../line/delivery";
import type { QuoteTexts } from "../line/quote-texts";
import { storedDelivery, storeDelivery, storeList } from "./quote-store";
import type { QuoteFormState } from "./use-quote-form";
import "./delivery-row.css";

interface DeliveryRowProps {
  form: Pick<QuoteFormState, "lines" | "delivery" | "toggleDocument">;
  texts: QuoteTexts;
}

/** Renders the fields for the delivery of the whole list: postcode, heat treatment, time, and papers. */
export function DeliveryRow({ form, texts }: DeliveryRowProps) {
  const { t } = texts;
  const { postcode, ht, date } = form.delivery;
  const [isOpen, setOpen] = useState(false);
  const type = (changed: Partial<Delivery>) => {
    const next = { ...readDelivery(storedDelivery()), ...changed };
    storeDelivery(Object.values(next).some(Boolean) ? JSON.stringify(next) : "");
  };
  const count = form.lines.filter(isPaper).length;
  return (
    <div className="delivery-row" role="group" aria-label={t("quote.delivery.label")}>
      <LabelledField
        id="delivery-postcode"
        label={t("quote.composer.postcodeLabel")}
        problem={
          !isBlank(postcode) && !readPostcode(postcode)
            ? t("size.faults.postcode", { max: longest.field })
            : undefined
        }
      >
        {(tied) => (
          <input
            {...tied}
            autoComplete="postal-code"
            {...asIs}
            value={postcode}
            onChange={({ target }) => type({ postcode: target.value })}
          />
        )}
      </LabelledField>
      <Choice
        legend={t("quote.delivery.ht")}
        name="delivery-ht"
        value={ht}
        onChoose={(chosen) => type({ ht: chosen })}
        options={[
          { value: "no", label: t("quote.composer.htNo") },
          { value: "yes", label: t("quote.composer.htYes") },
        ]}
      />
      <LabelledField
        id="delivery-date"
        label={t("quote.delivery.when")}
        problem={
          !isBlank(date) && !fieldText(date)
            ? t("quote.composer.dateTooLong", { max: longest.field })
            : undefined
        }
      >
        {(tied) => <input {...tied} value={date} onChange={({ target }) => type({ date: target.value })} />}
      </LabelledField>
      <button
        type="button"
        className="text-link delivery-row__papers"
        aria-expanded={isOpen}
        aria-controls="papers"
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t("quote.delivery.papers", { count })}</span>
        <Icon shape={chevronDown} />
      </button>
      <Papers form={form} texts={texts} isOpen={isOpen} />
    </div>
  );
}

const isPaper = (line: Line): line is DocumentLine =>
  line.kind === "document" && papers.some((id) => id === line.document);

/** Renders the papers as checkboxes, and their language. Each checked paper is a line of the list. */
function Papers({ form: { lines, toggleDocument }, texts, isOpen }: DeliveryRowProps & { isOpen: boolean }) {
  const { t, locale } = texts;
  const [chosen, choose] = useState<Locale>(locale);
  const language = lines.filter(isPaper).find((line) => line.language)?.language ?? chosen;
  const write = (next: Locale) => {
    choose(next);
    storeList(encode(lines.map((line) => (isPaper(line) ? { ...line, language: next } : line))));
  };
  const tick = (document: Paper, { target }: ChangeEvent) => {
    const top = () => target.getBoundingClientRect().top;
    const before = top();
    flushSync(() => toggleDocument({ kind: "document", document, language }));
    // The list above grows or shrinks by a line. Scrolling keeps the checkbox under the pointer.
    scrollBy({ top: top() - before, behavior: "instant" });
  };
  return (
    <fieldset className="papers choice stacked" id="papers" hidden={!isOpen} aria-describedby="papers-hint">
      <legend>{t("papers.legend")}</legend>
      <p className="papers__hint" id="papers-hint">
        {t("papers.hint")}
      </p>
      {papers.map((id) => {
        const { label, hint } = texts.papers[id] ?? {};
        return (
          label && (
            <Tick
              key={id}
              id={`paper-${id}`}
              label={label}
              checked={indexOfDocument(lines, id) >= 0}
              onChange={(event) => tick(id, event)}
              aria-describedby={hint && `paper-${id}-hint`}
            >
              {hint && <p id={`paper-${id}-hint`}>{hint}</p>}
            </Tick>
          )
        );
      })}
      <LabelledField id="papers-language" label={t("papers.languageLabel")}>
        {(tied) => (
          <select {...tied} value={language} onChange={({ target }) => write(target.value as Locale)}>
            {locales.map((each) => (
              <option key={each} value={each}>
                {t(`papers.languages.${each}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
    </fieldset>
  );
}
