import { ChoiceGroup, ChoiceOption } from "./choice-option";

interface ChoiceProps<Value extends string> {
  legend: string;
  /** Name of the group; radio buttons need one. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value | "";
  onChoose: (value: Value) => void;
  /** Id of what explains it. */
  describedBy?: string;
}

/** One of a few that a word or two distinguish, side by side. */
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
