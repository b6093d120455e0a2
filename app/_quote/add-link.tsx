import type { ComponentProps, ReactNode } from "react";

import { ButtonLink } from "../_ui/button";
import "./add-link.css";

interface AddLinkProps extends ComponentProps<typeof ButtonLink> {
  /** Links that add related lines; shown with the answer. */
  more?: ReactNode;
  /** Whether the link is the page's main action: header and action bar show no second accent beside it. */
  isOwn?: boolean;
}

/**
 * Renders a link that adds lines to the quote list (`addAddress`). `tab/quote-add.ts` replaces the pressed
 * link by an answer. Without a script, the link opens the form.
 */
export function AddLink({ more, isOwn = false, ...link }: AddLinkProps) {
  return (
    <div className={isOwn ? "adding column adding--own own-action" : "adding column"} data-adding="">
      <ButtonLink {...link} />
      {more && <div className="adding__more js-only">{more}</div>}
    </div>
  );
}
