import { type KeyboardEvent, useRef, useState } from "react";

import { locales } from "../../_i18n/languages";
import { Button } from "../../_ui/button";
import { Icon } from "../../_ui/icon";
import { chevronDown } from "../../_ui/icon-shapes";
import { encode } from "../code/code";
import { mostLines, type Paper, papers, papersIn, type PapersLine } from "../code/line";
import { FieldError, PlainField } from "../forms/fields/field";
import { knownIn, type QuoteWords } from "../list/words";
import { storePapers } from "../tab/quote-store";
import type { QuoteFormState } from "./use-quote-form";

interface PapersFieldsProps {
  form: Pick<QuoteFormState, "lines" | "ticked" | "addPapers">;
  words: QuoteWords;
}

/** The papers that the goods shall come with and their language, folded: together they are one line of the list. */
export default function PapersFields({ form: { lines, ticked, addPapers }, words }: PapersFieldsProps) {
  const { t, locale } = words;
  const fold = useRef<HTMLDetailsElement>(null);
  // Only as it comes: from then on it is the visitor's.
  const [isBegun] = useState(ticked !== undefined);
  const [isAsked, ask] = useState(false);
  const listed = papersIn(lines);
  const shown: PapersLine = ticked ?? listed ?? { kind: "papers", papers: [], language: locale };
  const problem = isAsked && !shown.papers.length;
  const write = (changed: Partial<PapersLine>) => storePapers(encode([{ ...shown, ...changed }]));
  const turn = (id: Paper) =>
    write({ papers: papers.filter((each) => shown.papers.includes(each) !== (each === id)) });
  const add = () => {
    ask(!shown.papers.length);
    if (!shown.papers.length) {
      fold.current?.querySelector("input")?.focus();
      return;
    }
    if (fold.current) fold.current.open = false;
    addPapers(shown);
  };
  // Enter in any field of the form adds a line of goods.
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  };
  return (
    <details className="quote-composer__more papers-fields" ref={fold} open={isBegun}>
      <summary>
        {t("papers.legend")}
        <Icon shape={chevronDown} />
      </summary>
      <fieldset className="choice" aria-describedby="papers-hint" onKeyDown={addByEnter}>
        <legend className="visually-hidden">{t("papers.legend")}</legend>
        <div className="quote-composer__fields">
          <div className="quote-composer__more field">
            <p className="field__hint" id="papers-hint">
              {t("papers.hint")}
            </p>
          </div>
          {knownIn(words).papers.map((id) => (
            <PaperOption
              key={id}
              paper={id}
              words={words}
              isTicked={shown.papers.includes(id)}
              onTurn={() => turn(id)}
            />
          ))}
          {problem && <FieldError id="papers-problem" text={t("papers.missing")} />}
          <PlainField id="papers-language" label={t("papers.languageLabel")}>
            {(tied) => (
              <select
                {...tied}
                value={shown.language}
                onChange={({ target }) =>
                  write({ language: locales.find((each) => each === target.value) ?? locale })
                }
              >
                {locales.map((each) => (
                  <option key={each} value={each}>
                    {t(`papers.languages.${each}`)}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
          <Button aria-disabled={(lines.length >= mostLines && !listed) || undefined} onClick={add}>
            {t(listed ? "papers.saveButton" : "papers.addButton")}
          </Button>
        </div>
      </fieldset>
    </details>
  );
}

interface PaperOptionProps {
  paper: Paper;
  words: QuoteWords;
  isTicked: boolean;
  onTurn: () => void;
}

/** One paper to be ticked, with what is to be known of it. */
function PaperOption({ paper, words, isTicked, onTurn }: PaperOptionProps) {
  const { label = "", hint } = words.papers[paper] ?? {};
  return (
    <div className="tick">
      <input
        type="checkbox"
        id={`paper-${paper}`}
        checked={isTicked}
        onChange={onTurn}
        aria-describedby={hint && `paper-${paper}-hint`}
      />
      <label htmlFor={`paper-${paper}`}>{label}</label>
      {hint && <p id={`paper-${paper}-hint`}>{hint}</p>}
    </div>
  );
}
