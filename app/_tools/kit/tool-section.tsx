import type { ReactNode } from "react";

import "./tool-section.css";

/** Renders the section of a tool. On paper it stands alone. @param props.heading id of the result's heading */
export function ToolSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="tool-section on-sunk" aria-labelledby={heading}>
      <div className="wrap">{children}</div>
    </section>
  );
}
