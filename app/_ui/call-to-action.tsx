import type { ReactNode } from "react";

import { phoneLink } from "../_content/company/company";
import "./call-to-action.css";

interface CallToActionProps {
  /** Id of the heading; the band is labelled by it. */
  id: string;
  heading: string;
  lead: string;
  /** A phone number in international form, and the accessible name of its link, which contains the number. */
  phone: { number: string; label: string };
  /** Another way to make contact, beside the text. */
  children?: ReactNode;
}

/** The orange band with the phone number over its whole width. Orange means "do this", so a page has one at most. */
export function CallToAction({ id, heading, lead, phone, children }: CallToActionProps) {
  return (
    <section className="call-to-action on-accent" aria-labelledby={id}>
      <div className="wrap deck">
        <div className="call-to-action__text">
          <h2 id={id}>{heading}</h2>
          <p>{lead}</p>
        </div>
        {children && <div className="call-to-action__actions cluster">{children}</div>}
        <a className="call-to-action__number" href={phoneLink(phone.number)} aria-label={phone.label}>
          {phone.number}
        </a>
      </div>
    </section>
  );
}
