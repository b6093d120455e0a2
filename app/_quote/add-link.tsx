import type { ComponentProps, ReactNode } from "react";

import { ButtonLink } from "../_ui/button";
import "./add-link.css";

interface AddLinkProps extends ComponentProps<typeof ButtonLink> {
  /** Links that add more of the same kind; shown with the answer. */
  more?: ReactNode;
  /**
   * Whether it is the page's main action: while it is visible, the header's button and the bar are hidden.
   */
  isOwn?: boolean;
}

/**
 * Renders a link that adds lines to the quote list (`addAddress`), where `tab/quote-add.ts` shows the answer.
 * Without a script, the link opens the form.
 */
export function AddLink({ more, isOwn = false, ...link }: AddLinkProps) {
  return (
    <div className={isOwn ? "adding adding--own" : "adding"}>
      <ButtonLink {...link} />
      {more && <div className="adding__more js-only">{more}</div>}
    </div>
  );
}
