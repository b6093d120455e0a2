import { useEffect, useRef } from "react";

import type { Repetition } from "../../_fields/repeated";
import type { Translator } from "../../_i18n/translator";
import { palletRow } from "./goods-rows";
import { QuietButton, usePassedFocus } from "./passed-focus";
import { ToolFields } from "./tool-field";
import { useTool } from "./tool-island";

interface FurtherKindsProps<Rows> {
  t: Translator<"load.kinds">;
  kinds: Repetition<Rows>;
  /** The first name is the pallet's. */
  namesOf: (pallet: string) => readonly (keyof Rows & string)[];
}

/** Renders the fields of further kinds of pallets, and a button that adds one. */
export function FurtherKinds<Rows>({ t, kinds, namesOf }: FurtherKindsProps<Rows>) {
  const { id: tool, reading, write } = useTool();
  const added = useRef<string>(undefined);
  const add = `${tool}-add`;
  const palletAt = (end: string) => String(reading.values[`pallet${end}`]);
  const idAt = (end: string) => `${tool}-pallet${end}`;
  // The button goes with the last kind, so the focus moves to the new kind's first field.
  useEffect(() => {
    if (added.current) document.getElementById(added.current)?.focus();
    added.current = undefined;
  });
  const further = kinds.ends.filter((end) => end);
  const shown = further.filter((end) => palletAt(end));
  const next = further.find((end) => !palletAt(end));
  return (
    <>
      {shown.map((end) => (
        <FurtherKind
          key={end}
          legend={t("load.kinds.kind", { number: end })}
          names={namesOf(palletAt(end)).map((name) => kinds.nameOf(name, end))}
          next={[...shown.filter((each) => each > end).map(idAt), add]}
        />
      ))}
      {next && (
        <QuietButton
          id={add}
          next={[]}
          onPress={() => {
            added.current = idAt(next);
            write({ [`pallet${next}`]: palletRow.usual });
          }}
        >
          {t("load.kinds.add")}
        </QuietButton>
      )}
    </>
  );
}

interface FurtherKindProps {
  legend: string;
  names: readonly string[];
  next: readonly string[];
}

/** Renders a kind. The choice of no pallet removes it: then the next kind, or the button, gets the focus. */
function FurtherKind({ legend, names, next }: FurtherKindProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  usePassedFocus(group, next);
  return (
    <fieldset className="tool-group" ref={group}>
      <legend>{legend}</legend>
      <ToolFields className="tool-fields--two" names={names} />
    </fieldset>
  );
}
