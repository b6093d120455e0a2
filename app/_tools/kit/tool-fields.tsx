import type { ReactNode } from "react";

import { ToolField } from "./tool-field";
import "./tool-fields.css";

interface ToolFieldsProps {
  names?: readonly string[];
  className?: string;
  /** Name of the group, if its fields need one. */
  label?: string;
  children?: ReactNode;
}

/** Renders a row of fields, or of other children, in columns. */
export function ToolFields({ names = [], className = "", label, children }: ToolFieldsProps) {
  return (
    <div className={`tool-fields ${className}`} role={label && "group"} aria-label={label}>
      {names.map((name) => (
        <ToolField key={name} name={name} />
      ))}
      {children}
    </div>
  );
}
