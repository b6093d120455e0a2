import type { ComponentProps, ReactNode } from "react";

import { ButtonLink } from "../_ui/button";
import "./add-link.css";

interface AddLinkProps extends ComponentProps<typeof ButtonLink> {
  /** Links that add more of the same kind; shown with the answer. */
  more?: ReactNode;
  /** Whether this link is the page's main action: the header's button and the bar hide while it is in sight. */
  isOwn?: boolean;
}

/**
 * A link that puts lines on the quote list (`addAddress`). Its press is answered in its own place by `tab/quote-add.ts`, which puts
 * the answer beside it once the island around it is hydrated; without a script the link leads to the form.
 */
export function AddLink({ more, isOwn = false, ...link }: AddLinkProps) {
  return (
    <div className={isOwn ? "adding adding--own" : "adding"}>
      <ButtonLink {...link} />
      {more && <div className="adding__more js-only">{more}</div>}
    </div>
  );
}
