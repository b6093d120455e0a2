import { type ChangeEvent, useState } from "react";
import { flushSync } from "react-dom";

import { type Locale, locales } from "../../_i18n/languages";
import { Icon } from "../../_ui/icon";
import { chevronDown } from "../../_ui/icon-shapes";
import { encode } from "../code/code";
import { isGoods, type Line, type Paper, papers, placeOfDocument } from "../code/line";
import { PlainField } from "../forms/fields/field";
import type { QuoteWords } from "../list/words";
import { storeList } from "../tab/quote-store";
import type { QuoteFormState } from "./use-quote-form";

interface PapersFieldsProps {
  form: Pick<QuoteFormState, "lines" | "turn">;
  words: QuoteWords;
}

const isPaper = (line: Line) => !isGoods(line) && papers.some((id) => id === line.document);

/** The papers that the goods shall come with and their language, folded: each paper that is ticked is a line of the list. */
export default function PapersFields({ form: { lines, turn }, words }: PapersFieldsProps) {
  const { t, locale } = words;
  const [chosen, choose] = useState<Locale>(locale);
  const language =
    lines.flatMap((line) => (isPaper(line) && "language" in line ? line.language : [])).at(0) ?? chosen;
  const write = (language: Locale) => {
    choose(language);
    storeList(encode(lines.map((line) => (isPaper(line) ? { ...line, language } : line))));
  };
  const tick = (id: Paper, { target }: ChangeEvent) => {
    const top = () => target.getBoundingClientRect().top;
    const before = top();
    flushSync(() => turn({ kind: "document", document: id, language }));
    // The list above has a line more or less: the box stays under the pointer.
    scrollBy({ top: top() - before, behavior: "instant" });
  };
  return (
    <details className="quote-composer__more papers-fields">
      <summary>
        {t("papers.legend")}
        <Icon shape={chevronDown} />
      </summary>
      <fieldset className="choice" aria-describedby="papers-hint">
        <legend className="visually-hidden">{t("papers.legend")}</legend>
        <div className="quote-composer__fields">
          <div className="quote-composer__more field">
            <p className="field__hint" id="papers-hint">
              {t("papers.hint")}
            </p>
          </div>
          {papers.map((id) => {
            const { label, hint } = words.papers[id] ?? {};
            return (
              label && (
                <div className="tick" key={id}>
                  <input
                    type="checkbox"
                    id={`paper-${id}`}
                    checked={placeOfDocument(lines, id) >= 0}
                    onChange={(event) => tick(id, event)}
                    aria-describedby={hint && `paper-${id}-hint`}
                  />
                  <label htmlFor={`paper-${id}`}>{label}</label>
                  {hint && <p id={`paper-${id}-hint`}>{hint}</p>}
                </div>
              )
            );
          })}
          <PlainField id="papers-language" label={t("papers.languageLabel")}>
            {(tied) => (
              <select {...tied} value={language} onChange={({ target }) => write(target.value as Locale)}>
                {locales.map((each) => (
                  <option key={each} value={each}>
                    {t(`papers.languages.${each}`)}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
        </div>
      </fieldset>
    </details>
  );
}
