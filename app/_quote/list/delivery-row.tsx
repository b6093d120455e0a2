import { type ChangeEvent, useState } from "react";
import { flushSync } from "react-dom";

import { FieldControl } from "../../_fields/control";
import { type Locale, locales } from "../../_i18n/languages";
import { SelectControl } from "../../_ui/control";
import { Icon, chevronDown } from "../../_ui/icon";
import { Tick } from "../../_ui/tick";
import { deliveryFault, deliveryNames } from "../line/delivery";
import { indexOfDocument } from "../line/line";
import { linesOf } from "../line/quote";
import { rowOf } from "../line/fields";
import type { QuoteFormProps } from "./use-quote-form";
import { isPaper, type Paper, papers } from "../line/terms";

/** Renders the delivery of the whole list, and the papers. */
export function DeliveryRow({ form, texts }: QuoteFormProps) {
  const { t } = texts;
  const { delivery, items } = form.state;
  const [isOpen, setOpen] = useState(false);
  const count = linesOf(items).filter(isPaper).length;
  return (
    <div className="delivery-row" role="group" aria-label={t("quote.delivery.label")}>
      {deliveryNames.map((name) => (
        <FieldControl
          key={name}
          row={rowOf(name)}
          words={texts}
          id={`delivery-${name}`}
          label={rowOf(name).ofList?.(texts)}
          hint=""
          fault={deliveryFault(delivery, name, texts)}
          text={delivery[name] ?? ""}
          onText={(text) => form.act({ type: "deliver", texts: { [name]: text } })}
        />
      ))}
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

/** Renders the papers. Each checked one is a line of the list. */
function Papers({ form, texts, isOpen }: QuoteFormProps & { isOpen: boolean }) {
  const { t, locale } = texts;
  const lines = linesOf(form.state.items);
  const [chosen, choose] = useState<Locale>(locale);
  const language = lines.filter(isPaper).find((line) => line.language)?.language ?? chosen;
  const write = (next: Locale) => {
    choose(next);
    form.act({ type: "language", language: next });
  };
  const tick = (document: Paper, { target }: ChangeEvent) => {
    const top = () => target.getBoundingClientRect().top;
    const before = top();
    flushSync(() => form.act({ type: "document", line: { kind: "document", document, language } }));
    // Keeps the checkbox under the pointer: the list above has changed its height.
    scrollBy({ top: top() - before, behavior: "instant" });
  };
  return (
    <fieldset className="papers choice stacked" id="papers" hidden={!isOpen} aria-describedby="papers-hint">
      <legend>{t("papers.legend")}</legend>
      <p className="field__hint" id="papers-hint">
        {t("papers.hint")}
      </p>
      {papers.map((id) => {
        const label = texts.papers[id]?.label;
        return (
          label && (
            <Tick
              key={id}
              id={`paper-${id}`}
              label={label}
              checked={indexOfDocument(lines, id) >= 0}
              onChange={(event) => tick(id, event)}
            />
          )
        );
      })}
      <SelectControl
        id="papers-language"
        label={t("papers.languageLabel")}
        value={language}
        onValue={(chosen) => write(chosen as Locale)}
        options={locales.map((value) => ({ value, label: t(`papers.languages.${value}`) }))}
      />
    </fieldset>
  );
}
