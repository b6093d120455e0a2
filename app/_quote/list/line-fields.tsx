import { useEffect, useRef } from "react";

import { usualVehicleId } from "../../_content/usual-vehicle";
import { FieldControl } from "../../_fields/control";
import { namesOf } from "../../_fields/read-fields";
import { word } from "../../_fields/kinds";
import { ButtonLink } from "../../_ui/button";
import { Fold } from "../../_ui/fold";
import { build, term, terms } from "../line/terms";
import { goodsOf } from "../line/edits";
import { amountName, type Entry, problemText, withKind } from "../line/entry";
import { type FieldName, fieldsOf, rowOf, textsOf } from "../line/fields";
import { idOf } from "./focus";
import type { QuoteFormProps } from "./use-quote-form";
import { piecesPerLoad } from "../line/pieces";

interface LineFieldsProps extends QuoteFormProps {
  id: number;
  entry: Entry;
}

const unit = term(word(["product", "load"]), {
  label: ({ t }) => t("quote.composer.unitLabel"),
  options: ({ t }) => [
    { value: "product", label: t("quote.composer.unitPieces") },
    { value: "load", label: t("quote.composer.unitLoads") },
  ],
  look: "radio",
});

/** Beside the amount. The others are folded. */
const common: readonly FieldName[] = ["monthly"];

/** Renders the fields of a line. A line of the list has its amount field beside its name instead. */
export function LineFields(props: LineFieldsProps) {
  const { id, entry, form, texts } = props;
  const { kind, texts: typed } = entry;
  const isListed = goodsOf(form.state, id) !== undefined;
  const names = fieldsOf(kind).filter((name) => rowOf(name, kind).label);
  const isFolded = (name: FieldName) => name in terms && !common.includes(name);
  const isHere = (name: FieldName) => !isFolded(name) && !(isListed && name === amountName(kind));
  const perLoad = piecesPerLoad(Number(typed.product), typed.vehicle || usualVehicleId, texts);
  const built = namesOf(build).map((name) => [name, build[name].kind.read(typed[name] ?? "")]);
  const said = textsOf(namesOf(build), Object.fromEntries(built) as object, "say", texts);
  return (
    <div className="quote-composer__fields column">
      {kind === "custom" && (
        <div>
          {said.length > 0 ? (
            <p className="field__hint">{said.join("; ")}</p>
          ) : (
            <ButtonLink href={texts.sizePage}>{texts.t("quote.composer.sizeLink")}</ButtonLink>
          )}
        </div>
      )}
      {typed.product && (
        <FieldControl
          row={unit}
          words={texts}
          id={idOf("unit", id)}
          text={kind}
          onText={(next) => {
            const changed = withKind(entry, next as Entry["kind"], isListed ? perLoad : undefined);
            form.act({ type: "type", id, entry: changed });
          }}
        />
      )}
      {names.filter(isHere).map((name) => (
        <LineField key={name} {...props} name={name} />
      ))}
      <FoldedFields {...props} names={names.filter(isFolded)} />
    </div>
  );
}

function LineField({ id, entry, form, texts, name }: LineFieldsProps & { name: FieldName }) {
  const isWrong = form.state.problems[id]?.includes(name);
  return (
    <FieldControl
      row={rowOf(name, entry.kind)}
      words={texts}
      id={idOf(name, id)}
      text={entry.texts[name] ?? ""}
      onText={(text) => form.act({ type: "type", id, entry: { texts: { [name]: text } } })}
      fault={isWrong ? problemText(entry, name, texts) : undefined}
    />
  );
}

function FoldedFields({ names, ...props }: LineFieldsProps & { names: readonly FieldName[] }) {
  const { id, form, texts } = props;
  const { t, email } = texts;
  const details = useRef<HTMLDetailsElement>(null);
  const hasProblem = names.some((name) => form.state.problems[id]?.includes(name));
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
          <LineField key={name} {...props} name={name} />
        ))}
        <p className="field__hint">{t("quote.composer.drawingHint", { email })}</p>
      </div>
    </Fold>
  );
}
