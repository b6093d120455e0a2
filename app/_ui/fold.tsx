import type { ComponentProps } from "react";

import "./fold.css";

/** What is folded behind its name, its `<summary>`: a native disclosure with a plus that becomes a minus. */
export function Fold({ className, ...details }: ComponentProps<"details">) {
  return <details className={["fold", className].filter(Boolean).join(" ")} {...details} />;
}
