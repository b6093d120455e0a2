import type { ComponentProps } from "react";

/** Renders a link on its own line, tall enough for touch, with optional icons. */
export function TextLink({ className, ...link }: ComponentProps<"a">) {
  return <a className={className ? `text-link ${className}` : "text-link"} {...link} />;
}
