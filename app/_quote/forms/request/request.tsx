import type { ReactNode } from "react";

import { Island } from "../../../../islands/island";
import { RequestForm } from "../form/request-form.client";
import type { RequestFormSpec } from "../form/request-form-spec";
import { NoScriptNotice } from "./no-script-notice";
import { PrivacyNote } from "./privacy-note";
import { UnsentNotice } from "./unsent-notice";
import "./request.css";

interface RequestProps {
  spec: RequestFormSpec;
  heading: string;
  lead: ReactNode;
  /** Says which fields are required. */
  requiredNote: string;
  /** Anchor of the privacy note's full text. */
  privacyId?: string;
  /** What stands between the lead and the form, where scripts run. */
  before?: ReactNode;
}

/** A form with what stands around it: heading, privacy note, and the way without a script. */
export function Request({ spec, heading, lead, requiredNote, privacyId, before }: RequestProps) {
  return (
    // What is left in the tab or the address of a quote is shown without a touch.
    <div className="request stacked" data-quote-list={spec.quote.product ?? ""}>
      <h2 id={spec.headingId}>{heading}</h2>
      <p>{lead}</p>
      {before && <div className="request__rest">{before}</div>}
      <NoScriptNotice email={spec.contact.email} />
      <div className="request__form js-only">
        <p className="request__note">{requiredNote}</p>
        <Island
          name="request-form"
          component={RequestForm}
          hydrate="interaction"
          prefetch
          needs={["mail"]}
          props={spec}
        />
        <UnsentNotice email={spec.contact.email} subject={spec.emailSubject} />
      </div>
      <PrivacyNote id={privacyId} />
    </div>
  );
}
