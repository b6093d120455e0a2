import type { ReactNode } from "react";

/** Fields that belong together. */
export function SizeGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="size__group">
      <legend>{legend}</legend>
      <div className="size__fields tool-field__row">{children}</div>
    </fieldset>
  );
}
