import { type ReactNode, useState } from "react";

import { Fold } from "../../_ui/fold";

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
