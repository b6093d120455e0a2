import { type ReactNode, useState } from "react";

import { Fold } from "../../_ui/fold";
import { useTool } from "./tool-state";
import "./tool-fold.css";

interface ToolFoldProps {
  name: string;
  /** What its fields say while it is closed. */
  state?: string;
  /** Names of its fields. */
  names: readonly string[];
  /** Whether something else than a fault calls for its fields. */
  isCalled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Renders fields in a disclosure that opens, but never closes, itself at their faults. */
export function ToolFold({ name, state, names, isCalled = false, className = "", children }: ToolFoldProps) {
  const { reading, answer } = useTool();
  const isFaulty = names.some((each) => reading.faults.includes(each) || answer.faults?.[each]);
  const [isOpen, setOpen] = useState(false);
  const [wasCalled, setCalled] = useState(false);
  if ((isCalled || isFaulty) !== wasCalled) {
    setCalled(!wasCalled);
    if (!wasCalled) setOpen(true);
  }
  return (
    <Fold
      className={`tool-fold ${className}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{name}</span>
        {state && <span className="tool-fold__state">{state}</span>}
      </summary>
      {children}
    </Fold>
  );
}
