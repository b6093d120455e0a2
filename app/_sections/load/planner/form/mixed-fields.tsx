import { useState } from "react";

import { productById } from "../../../../_content/products";
import { mixedOf, mixedText, ranges } from "../../../../_load/plan";
import { numberFault } from "../../../../_lib/number-fault";
import { typedNumber, visibleText } from "../../../../_lib/typed";
import { NumberField } from "../../../../_ui/tool-field";
import type { PlannerPartProps } from "../planner-words";

interface MixedFieldsProps extends PlannerPartProps {
  /** The mixed load as the address has it. */
  text: string;
  onText: (text: string) => void;
}

/** How many of each pallet a mixed load has. */
export function MixedFields({ t, pallets, text, onText }: MixedFieldsProps) {
  const pieces = mixedOf(text);
  // What is typed wrong is kept beside the address, to be read and corrected.
  const [wrong, setWrong] = useState<Readonly<Record<number, string | undefined>>>({});
  const change = (id: number, value: string) => {
    const number = typedNumber(value, ranges.q);
    setWrong({ ...wrong, [id]: number || !visibleText(value) ? undefined : value });
    const changed = new Map([...pieces].filter(([product]) => product !== id));
    onText(mixedText(number ? changed.set(id, number) : changed));
  };
  return (
    <div className="planner__quantities planner__fields tool-field__row js-only">
      {pallets.map(({ id, name }) => (
        <NumberField
          id={`plan-x${id}`}
          key={id}
          label={t("load.mixed.quantity", { name: productById(id)?.shortName ?? name })}
          value={wrong[id] ?? String(pieces.get(id) ?? "")}
          fault={wrong[id] === undefined ? undefined : numberFault(t, ranges.q)}
          onValue={(value) => change(id, value)}
        />
      ))}
    </div>
  );
}
