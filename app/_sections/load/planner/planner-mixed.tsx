import { useState } from "react";

import { typedNumber } from "../../../_features/quote/pallet-ranges";
import { products } from "../../../_content/products";
import { decimals } from "../../../_i18n/figures";
import { fill, inSentences } from "../../../_i18n/templates";
import { usableHeight } from "../../../_features/load/full-load";
import { mixedFit, mixedMetres } from "../../../_features/load/mixed-load";
import { mixedOf, mixedText, type Plan, ranges } from "../../../_features/load/plan";
import { NumberField } from "../../../_ui/tool-field";
import type { PlannerProps } from "./planner-words";

interface PlannerMixedProps extends PlannerProps {
  plan: Plan;
  /** The mixed load as the address has it. */
  text: string;
  onText: (text: string) => void;
}

/** Several pallets in one load, each in stacks of its own: what they take of the vehicle's length. */
export function PlannerMixed({ locale, words, pallets, plan, text, onText }: PlannerMixedProps) {
  const { vehicle, stackLimit = Infinity } = plan;
  const pieces = mixedOf(text);
  // What is typed wrong is kept beside the address, to be read and corrected.
  const [wrong, setWrong] = useState<Readonly<Record<number, string | undefined>>>({});
  const shares = products.map(({ id, geometry }) => ({
    pallet: geometry,
    quantity: pieces.get(id) ?? 0,
    perStack: Math.min(Math.floor(usableHeight(vehicle) / geometry.height), stackLimit),
  }));
  const metres = mixedMetres(shares);
  const fit = mixedFit(vehicle, metres);
  const change = (id: number, value: string) => {
    const number = typedNumber(value, ranges.q);
    setWrong({ ...wrong, [id]: number || !value.trim() ? undefined : value });
    const changed = new Map([...pieces].filter(([product]) => product !== id));
    onText(mixedText(number ? changed.set(id, number) : changed));
  };
  return (
    <div className="planner__mixed js-only" data-empty={pieces.size === 0 || undefined}>
      <h3>{words.mixed.heading}</h3>
      <p>{words.mixed.hint}</p>
      <div className="planner__fields tool-field__row">
        {pallets.map(({ id, name }) => (
          <NumberField
            id={`plan-x${id}`}
            key={id}
            label={name}
            value={wrong[id] ?? String(pieces.get(id) ?? "")}
            fault={wrong[id] === undefined ? undefined : words.faults.q}
            onValue={(value) => change(id, value)}
          />
        ))}
      </div>
      <p role="status">
        {pieces.size > 0 &&
          (fit
            ? inSentences([fill(words.metres, { metres: decimals(locale, metres, 1) }), words.mixed[fit]])
            : words.mixed.narrow)}
      </p>
    </div>
  );
}
