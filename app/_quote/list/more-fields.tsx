import { useEffect, useRef } from "react";

import { FieldControl } from "../../_fields/control";
import { Fold } from "../../_ui/fold";
import { noteOf } from "../line/entry";
import { rowOf } from "../line/fields";
import { terms, termsOf } from "../line/terms";
import { idOf } from "./focus";
import type { LineFieldsProps } from "./use-quote-form";

/** Renders the less common terms. */
export function MoreFields({ id, entry, type, form, texts }: LineFieldsProps) {
  const { t, email } = texts;
  const problems = form.state.problems[id] ?? [];
  const details = useRef<HTMLDetailsElement>(null);
  const names = termsOf(entry.kind).filter((name) => name !== "monthly" && "label" in terms[name]);
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
          <FieldControl
            key={name}
            row={rowOf(name)}
            words={texts}
            id={idOf(name, id)}
            text={entry[name]}
            onText={(text) => type({ [name]: text })}
            fault={
              problems.includes(name)
                ? rowOf(name).fault?.(texts, name === "note" ? noteOf(entry) : entry[name])
                : undefined
            }
          />
        ))}
        <p className="field__hint">{t("quote.composer.drawingHint", { email })}</p>
      </div>
    </Fold>
  );
}
