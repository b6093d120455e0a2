import { type ReactNode, useState } from "react";

import { figure } from "../../_i18n/figures";
import { readCountry } from "../../_lib/read-text";
import { ownChoices, type OwnFields } from "../../_pallet/own/own-fields";
import { Fold } from "../../_ui/fold";
import { type SizeFormProps, sizeOptions } from "./size-messages";

/** Groups of rarely used fields. */
const foldedFields = {
  load: ["m", "c", "s", "r"],
  export: ["h", "d"],
} as const satisfies Record<string, readonly (keyof OwnFields)[]>;

type FoldedGroup = keyof typeof foldedFields;

/** Returns the summary of a closed group: load and support, or treatment and destination. */
export function stateOf({ t, fields, read }: SizeFormProps, group: FoldedGroup): string {
  const { values, chosen } = read;
  const texts =
    group === "load"
      ? [
          values.m && `${figure(t.region, values.m)}\u00a0kg`,
          t(sizeOptions.s[ownChoices.s.findIndex((each) => each === chosen.s)] ?? sizeOptions.s[0]),
        ]
      : [t(chosen.h ? "size.states.htYes" : "size.states.htNo"), readCountry(fields.d)];
  return texts.filter(Boolean).join(", ");
}

/** Returns whether a group contains an error or a warning. */
export function isCalled({ faults, warnings }: SizeFormProps, group: FoldedGroup): boolean {
  const names: readonly (keyof OwnFields)[] = foldedFields[group];
  return (
    faults.some((name) => names.includes(name)) || Boolean(warnings?.some((each) => each.group === group))
  );
}

interface SizeFoldProps {
  name: string;
  state: string;
  isCalled: boolean;
  children: ReactNode;
}

/** Renders a group of fields in a disclosure that opens, but never closes, itself at errors and warnings. */
export function SizeFold({ name, state, isCalled, children }: SizeFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasCalled, setCalled] = useState(false);
  if (isCalled !== wasCalled) {
    setCalled(isCalled);
    if (isCalled) setOpen(true);
  }
  return (
    <Fold
      className="size__group size__fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{name}</span>
        <span className="size__state">{state}</span>
      </summary>
      {children}
    </Fold>
  );
}
