import { useTranslations } from "next-intl";

import { PhoneLink } from "../../../_components/phone-link";
import { ButtonLink } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { mail } from "../../../_ui/icon-shapes";
import { SignedText } from "../words/signed-text";
import "./unsent-notice.css";

interface UnsentNoticeProps {
  email: string;
  subject: string;
}

/**
 * Says that a pressed form could not be sent because its code has not come, and names the other ways: the e-mail, with what
 * stands in the form (`typed-mail.ts`), and the phone. All of it is in the page from the start; a style sheet shows it.
 */
export function UnsentNotice({ email, subject }: UnsentNoticeProps) {
  const t = useTranslations("messages");
  const address = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  return (
    <div className="unsent-notice js-only" role="alert">
      <p>
        <SignedText text={t("unsent")} />
      </p>
      <div className="cluster">
        <ButtonLink
          href={address}
          tone="strong"
          data-mail={`${address}&body=`}
          data-cut={encodeURIComponent(` ${t("emailCut")}`)}
        >
          <Icon shape={mail} />
          {t("sendByEmailInstead")}
        </ButtonLink>
        <PhoneLink button />
      </div>
    </div>
  );
}
