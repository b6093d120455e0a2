import { useTranslations } from "next-intl";

import { PhoneLink } from "../../../_components/phone-link";
import { ButtonLink } from "../../../_ui/button";
import { Icon } from "../../../_ui/icon";
import { mail } from "../../../_ui/icon-shapes";
import "./no-script-notice.css";

/** Takes the form's place where no script can send it: the phone and the e-mail. */
export function NoScriptNotice({ email }: { email: string }) {
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
