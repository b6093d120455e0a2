import { SelectField } from "../../_ui/tool-field/tool-field";

/** Values, and what they are called. */
export type SizeOptions = readonly (readonly [value: string, text: string])[];

interface SizeSelectProps {
  name: string;
  label: string;
  value: string;
  options: SizeOptions;
  onValue: (value: string) => void;
}

/** One of a few; what an address asks for that there is not is the first. */
export function SizeSelect({ name, label, value, options, onValue }: SizeSelectProps) {
  const known = options.some(([each]) => each === value);
  return (
    <SelectField
      id={`size-${name}`}
      label={label}
      value={known ? value : (options[0]?.[0] ?? "")}
      onValue={onValue}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
