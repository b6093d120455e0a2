import type { ReactNode } from "react";

import { NoScriptNotice } from "./no-script-notice";
import { PrivacyNote } from "./privacy-note";
import "../_ui/button/button.css";
import "../_ui/dialog/dialog.css";
import "./field.css";
import "./form.css";
import "./request.css";

interface RequestProps {
  /** Id of the heading, which also names the form. */
  headingId: string;
  heading: string;
  lead: string;
  /** Says which fields are required. */
  requiredNote: string;
  /** Where to write without a script. */
  email: string;
  /** Anchor of the privacy note's full text. */
  privacyId?: string;
  /** The form's island. */
  children: ReactNode;
}

/** What stands around a form: heading, privacy note, and the way without a script. */
export function Request({
  headingId,
  heading,
  lead,
  requiredNote,
  email,
  privacyId,
  children,
}: RequestProps) {
  return (
    <div className="request stack">
      <h2 id={headingId}>{heading}</h2>
      <p>{lead}</p>
      <NoScriptNotice email={email} />
      <div className="request__form js-only">
        <p className="form__note">{requiredNote}</p>
        {children}
      </div>
      <PrivacyNote id={privacyId} />
    </div>
  );
}
