import type { ComponentProps } from "react";

import "./choice.css";

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value | "";
  onChoose: (value: Value) => void;
  describedBy?: string;
}

/** Renders a radio group of short options side by side. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  value,
  onChoose,
  describedBy,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="choice" aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <div className="choice__row">
        {options.map((option) => (
          <ChoiceOption
            className="choice__word"
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          >
            <span>{option.label}</span>
          </ChoiceOption>
        ))}
      </div>
    </fieldset>
  );
}

/** Renders a native radio button that fills a board. */
function ChoiceOption({ className, children, ...input }: ComponentProps<"input">) {
  return (
    <label className={`choice__option ${className}`}>
      <input type="radio" {...input} />
      {children}
    </label>
  );
}
