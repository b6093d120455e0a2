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
          <label className="choice__option choice__word" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
