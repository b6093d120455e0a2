import { useEffect, useRef } from "react";

import { Fold } from "../../_ui/fold";
import { noteOf } from "../line/entry";
import { terms, termsOf } from "../line/terms";
import { TermField } from "./term-field";
import type { LineFieldsProps } from "./use-quote-form";

/** Renders the less common terms. */
export function MoreFields({ id, entry, type, form, texts }: LineFieldsProps) {
  const { t, email } = texts;
  const problems = form.state.problems[id] ?? [];
  const details = useRef<HTMLDetailsElement>(null);
  const names = termsOf(entry.kind).filter((name) => name !== "monthly" && terms[name].control);
  const hasProblem = names.some((name) => problems.includes(name));
  // A field with an error must stay visible.
  useEffect(() => {
    if (hasProblem && details.current) details.current.open = true;
  });
  return (
    <Fold className="quote-composer__more" ref={details}>
      <summary>{t("quote.composer.moreButton")}</summary>
      <div className="quote-composer__fields column">
        <p className="quote-composer__more">{t("quote.composer.ownTerms")}</p>
        {names.map((name) => (
          <TermField
            key={name}
            name={name}
            texts={texts}
            line={id}
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
