import type { ReactNode } from "react";

import { phoneLink } from "../_content/company/company";
import "./call-to-action.css";

interface CallToActionProps {
  id: string;
  heading: string;
  lead: string;
  /** Phone number in international form, and an accessible name that contains the number. */
  phone: { number: string; label: string };
  /** Another contact option, beside the number. */
  children?: ReactNode;
}

/** Renders an orange band with the phone number. Orange marks the main action: at most one band a page. */
export function CallToAction({ id, heading, lead, phone, children }: CallToActionProps) {
  return (
    <section className="call-to-action on-accent" aria-labelledby={id}>
      <div className="wrap deck">
        <div className="call-to-action__text boards-1-3">
          <h2 id={id}>{heading}</h2>
          <p>{lead}</p>
        </div>
        <div className="call-to-action__actions cluster boards-4-5">
          <a className="call-to-action__number" href={phoneLink(phone.number)} aria-label={phone.label}>
            {phone.number}
          </a>
          {children}
        </div>
      </div>
    </section>
  );
}
