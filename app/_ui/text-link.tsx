import type { ComponentProps } from "react";

import "./text-link.css";

/** A link on a line of its own, as tall as a finger needs; an icon may stand before or behind its words. */
export function TextLink({ className, ...link }: ComponentProps<"a">) {
  return <a className={className ? `text-link ${className}` : "text-link"} {...link} />;
}
