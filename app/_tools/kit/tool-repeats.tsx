import { useEffect, useRef } from "react";

import { ToolFields } from "./tool-fields";
import { useTool } from "./tool-state";

interface ToolRepeatsProps<Suffix extends string> {
  /** Ends of the field names of each thing besides the first. */
  suffixes: readonly Suffix[];
  /** Field that is empty while there is no such thing. */
  first: string;
  /** Text of that field for a new one. */
  usual: string;
  /** Returns the fields of a thing, without their end. */
  namesOf: (text: string) => readonly string[];
  legend: (number: number) => string;
  /** Text of the button that adds one. */
  add: string;
  className: string;
}

/** Renders the fields of further things with the same fields (`repeated`), and a button that adds one. */
export function ToolRepeats<Suffix extends string>(props: ToolRepeatsProps<Suffix>) {
  const { suffixes, first, usual, namesOf, legend, add, className } = props;
  const { id, reading, write } = useTool();
  const added = useRef<Suffix>(undefined);
  // The button goes with the last thing, so the focus moves to the new thing's first field.
  useEffect(() => {
    if (added.current) document.getElementById(`${id}-${first}${added.current}`)?.focus();
    added.current = undefined;
  });
  const textOf = (suffix: string) => String(reading.values[first + suffix] ?? "");
  const next = suffixes.find((suffix) => !textOf(suffix));
  return (
    <>
      {suffixes.map(
        (suffix, index) =>
          textOf(suffix) && (
            <fieldset key={suffix}>
              <legend>{legend(index + 2)}</legend>
              <ToolFields
                className={className}
                names={namesOf(textOf(suffix)).map((name) => name + suffix)}
              />
            </fieldset>
          ),
      )}
      {next !== undefined && (
        <button
          className="text-link"
          type="button"
          onClick={() => {
            added.current = next;
            write({ [first + next]: usual });
          }}
        >
          {add}
        </button>
      )}
    </>
  );
}
