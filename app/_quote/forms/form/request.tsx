import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { PhoneLink } from "../../../_components/phone-link";
import { path } from "../../../_i18n/paths";
import { encodeMail, mailAddress } from "../../../_lib/mail-address";
import { RequestForm } from "./request-form.client";
import type { RequestFormSpec } from "./request-form-spec";
import { SignedText } from "./form-words";
import { ButtonLink } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { mail } from "../../../_ui/icon-shapes";
import { Island } from "../../../../islands/island";
import "./request.css";

interface RequestProps {
  spec: RequestFormSpec;
  heading: string;
  lead: ReactNode;
  /** Says which fields are required. */
  requiredNote: string;
  /** Anchor of the privacy note's full text. */
  privacyId?: string;
  /** What the form is about, where scripts run: a list, above which a page with one says nothing else. */
  list?: ReactNode;
  /** Heading of the form where there is such a list. */
  replyHeading?: string;
}

/** A form with what stands around it: heading, privacy note, and the way without a script. */
export function Request({ spec, heading, lead, requiredNote, privacyId, list, replyHeading }: RequestProps) {
  const intro = list ? "without" : undefined;
  return (
    // What is left in the tab or the address of a quote is shown without a touch.
    <div className="request stacked" data-quote-list={spec.quote.product ?? ""}>
      <h2 data-list={intro} id={spec.headingId}>
        {heading}
      </h2>
      <p data-list={intro}>{lead}</p>
      {list && <div className="request__list">{list}</div>}
      {replyHeading && (
        <h2 className="js-only" data-list="with">
          {replyHeading}
        </h2>
      )}
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

/** Takes the form's place where no script can send it: the phone and the e-mail. */
function NoScriptNotice({ email }: { email: string }) {
  const t = useTranslations();
  return (
    <div className="no-script-notice no-js-only">
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

interface UnsentNoticeProps {
  email: string;
  subject: string;
}

/**
 * Says that a pressed form could not be sent because its code has not come, and names the other ways: the e-mail, with what
 * stands in the form (`typed-mail.ts`), and the phone. All of it is in the page from the start; it becomes an alert with a press
 * (`app/_client/inline-parts.ts`).
 */
function UnsentNotice({ email, subject }: UnsentNoticeProps) {
  const t = useTranslations("messages");
  const address = mailAddress(email, subject);
  return (
    <div className="unsent-notice" hidden aria-hidden>
      <p>
        <SignedText text={t("unsent")} />
      </p>
      <div className="cluster">
        <ButtonLink
          href={address}
          tone="strong"
          data-mail={address}
          data-cut={encodeMail(` ${t("emailCut")}`)}
        >
          <Icon shape={mail} />
          {t("sendByEmailInstead")}
        </ButtonLink>
        <PhoneLink button />
      </div>
    </div>
  );
}

/**
 * What happens with the visitor's data, in short, and the way to all of it.
 *
 * @param id anchor, to which links of earlier days lead
 */
function PrivacyNote({ id }: { id?: string }) {
  const locale = useLocale();
  const t = useTranslations("privacy");
  return (
    <p className="privacy-note" id={id}>
      {t("formNote")} <a href={path(locale, "privacy")}>{t("formLink")}</a>
    </p>
  );
}
