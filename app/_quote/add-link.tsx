import type { ComponentProps, ReactNode } from "react";

import { ButtonLink } from "../_ui/button";
import "./add-link.css";

interface AddLinkProps extends ComponentProps<typeof ButtonLink> {
  /** Links that add related lines; shown with the answer. */
  more?: ReactNode;
  /** Content that keeps their space until then. */
  meanwhile?: ReactNode;
}

/**
 * Renders a link that adds lines to the quote list (`addAddress`). `tab/quote-add.ts` replaces the pressed
 * link by an answer. Without a script, the link opens the form. In the accent colour it is the page's main action.
 */
export function AddLink({ more, meanwhile, ...link }: AddLinkProps) {
  return (
    <div className={link.tone === "accent" ? "adding column own-action" : "adding column"} data-adding="">
      {/* Hydration would remove an answer from an island that waits for its code. */}
      <ButtonLink {...link} data-hold="" />
      {meanwhile && <div className="adding__meanwhile">{meanwhile}</div>}
      {more && <div className="adding__more js-only">{more}</div>}
    </div>
  );
}
