import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { PhoneLink } from "../../../_components/phone-link";
import { company } from "../../../_content/company/company";
import { path } from "../../../_i18n/paths";
import { mailAddress } from "../../../_lib/mail-address";
import { RequestForm } from "./request-form.client";
import type { RequestFormSpec } from "./request-form-spec";
import { consentNote, SignedText } from "./form-messages";
import { ButtonLink } from "../../../_ui/button";
import { Icon, mail } from "../../../_ui/icon";
import { Island } from "../../../../islands/island";
import "./request.css";

interface RequestProps {
  spec: RequestFormSpec;
  heading: string;
  lead: ReactNode;
  requiredNote: string;
  /** A list with lines replaces heading and lead. */
  list?: ReactNode;
  replyHeading?: string;
}

/** Renders a form with privacy note, and contacts for visitors without scripts. */
export function Request({ spec, heading, lead, requiredNote, list, replyHeading }: RequestProps) {
  return (
    // `quote-arrival.ts` hydrates the islands in it.
    <div className="request stacked">
      <h2 id={spec.headingId}>{heading}</h2>
      <p>{lead}</p>
      {list && <div className="request__list">{list}</div>}
      {replyHeading && <h2 className="js-only">{replyHeading}</h2>}
      <NoScriptNotice email={spec.contact.email} />
      <div className="request__form column js-only">
        <p className="request__note fine-print">{requiredNote}</p>
        <Island name="request-form" component={RequestForm} needs={["mail"]} props={spec} />
        <UnsentNotice spec={spec} />
      </div>
      <PrivacyNote />
    </div>
  );
}

function NoScriptNotice({ email }: { email: string }) {
  const t = useTranslations();
  return (
    <div className="no-script-notice column no-js-only">
      <p>{t("home.contact.lead")}</p>
      <div className="cluster">
        <ButtonLink href={`mailto:${email}`} tone="strong">
          <Icon shape={mail} />
          {email}
        </ButtonLink>
        <PhoneLink button />
      </div>
    </div>
  );
}

/**
 * Says that the code of a pressed form did not come. `app/_client/inline-parts.ts` turns it into an alert. The
 * e-mail is empty: the typed text stays in the form.
 */
function UnsentNotice({ spec: { contact, emailSubject } }: Pick<RequestProps, "spec">) {
  const t = useTranslations("messages");
  return (
    <div className="unsent-notice" hidden aria-hidden>
      <p>
        <SignedText text={t("unsent")} />
      </p>
      <div className="cluster">
        <ButtonLink href={mailAddress(contact.email, emailSubject)} tone="strong">
          <Icon shape={mail} />
          {t("sendByEmailInstead")}
        </ButtonLink>
        <PhoneLink button />
      </div>
    </div>
  );
}

function PrivacyNote() {
  const locale = useLocale();
  const t = useTranslations("privacy");
  const newTab = useTranslations("accessibility")("opensInNewTab");
  const registry = (text: ReactNode) => (
    <a href={company.registry} target="_blank" rel="external noopener noreferrer" title={newTab}>
      {text}
    </a>
  );
  return (
    <p className="privacy-note fine-print" id={consentNote}>
      {t.rich("formNote", { company: company.name, registry })}{" "}
      <a href={path(locale, "privacy")}>{t("formLink")}</a>
    </p>
  );
}
