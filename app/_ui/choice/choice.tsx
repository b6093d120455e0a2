import "./choice.css";

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

/** One of a few, all in sight: native radio buttons, drawn as boards. */
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
      <div className="choice__options">
        {options.map((option) => (
          <label className="choice__option" key={option.value}>
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
