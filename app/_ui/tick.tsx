import type { ComponentProps, ReactNode } from "react";

interface TickProps extends ComponentProps<"input"> {
  id: string;
  label: ReactNode;
}

/** Renders a checkbox with its label. Children, such as a hint or an error, come below. */
export function Tick({ label, children, ...box }: TickProps) {
  return (
    <div className="tick">
      <input {...box} type="checkbox" />
      <label htmlFor={box.id}>{label}</label>
      {children}
    </div>
  );
}
