import { useLocale, useTranslations } from "next-intl";

import { company, shownPhone } from "../../../_content/company";
import { path } from "../../../_i18n/paths";
import { CallToAction as Band } from "../../../_ui/call-to-action/call-to-action";
import { Icon } from "../../../_ui/icon/icon";
import { arrowRight } from "../../../_ui/icon/icon-shapes";
import "../../../_ui/button/button.css";

/** The one orange band of the home page: phone or write. */
export function CallToAction() {
  const locale = useLocale();
  const t = useTranslations("home.callToAction");
  const number = company.mainPhone;
  return (
    <Band
      id="call-to-action-heading"
      heading={t("heading")}
      lead={t("lead")}
      phone={{ number, label: t("callButton", { phone: shownPhone(number) }) }}
    >
      <a className="button button--accent button--large" href={path(locale, "landing")}>
        {t("writeButton")}
        <Icon shape={arrowRight} moves />
      </a>
    </Band>
  );
}
