import type { ComponentProps, ReactNode } from "react";

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
    <ChoiceGroup legend={legend} describedBy={describedBy}>
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
    </ChoiceGroup>
  );
}

interface ChoiceGroupProps {
  legend: string;
  describedBy?: string | undefined;
  children: ReactNode;
}

function ChoiceGroup({ legend, describedBy, children }: ChoiceGroupProps) {
  return (
    <fieldset className="choice" aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceOptionProps extends ComponentProps<"input"> {
  className: string;
  children: ReactNode;
}

/** Renders a native radio button that fills a board. */
export function ChoiceOption({ className, children, ...input }: ChoiceOptionProps) {
  return (
    <label className={`choice__option ${className}`}>
      <input type="radio" {...input} />
      {children}
    </label>
  );
}
