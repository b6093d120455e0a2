import type { ComponentProps } from "react";

import "./header-list.css";

/** The list that a disclosure of the header opens: links one below the other. */
export function HeaderList({ className, ...list }: ComponentProps<"ul">) {
  return <ul className={`header-list ${className}`} {...list} />;
}
