import type { ComponentProps } from "react";

/** Renders a native disclosure. The children include its `<summary>`. */
export function Fold({ className, ...details }: ComponentProps<"details">) {
  return <details className={["fold", className].filter(Boolean).join(" ")} {...details} />;
}
