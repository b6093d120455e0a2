import { useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../../_content/company";
import { ButtonLink } from "../../_ui/button/button";
import { Icon } from "../../_ui/icon/icon";
import { mail, phone } from "../../_ui/icon/icon-shapes";
import "./no-script-notice.css";

/** Takes the form's place where no script can send it: the phone and the e-mail. */
export function NoScriptNotice({ email }: { email: string }) {
  const t = useTranslations();
  const number = shownPhone(company.mainPhone);
  return (
    <div className="no-script-notice no-js-only">
      <p>{t("home.contact.lead")}</p>
      <div className="cluster">
        <ButtonLink tone="strong" href={`mailto:${email}`}>
          <Icon shape={mail} />
          {email}
        </ButtonLink>
        <ButtonLink
          href={phoneLink(company.mainPhone)}
          label={t("accessibility.phoneLink", { phone: number })}
        >
          <Icon shape={phone} />
          <span>{number}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
