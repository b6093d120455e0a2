import type { ComponentProps, ReactNode } from "react";

import "./choice.css";

interface ChoiceGroupProps {
  legend: string;
  /** Id of what explains it. */
  describedBy?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** One of a few, all in sight. */
export function ChoiceGroup({ legend, describedBy, className = "", children }: ChoiceGroupProps) {
  return (
    <fieldset className={`choice ${className}`.trim()} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceOptionProps extends ComponentProps<"input"> {
  /** The label's own: how its board looks. */
  className: string;
  /** What stands on the board. */
  children: ReactNode;
}

/** One of them: a native radio button that fills a board. */
export function ChoiceOption({ className, children, ...input }: ChoiceOptionProps) {
  return (
    <label className={`choice__option ${className}`}>
      <input type="radio" {...input} />
      {children}
    </label>
  );
}
