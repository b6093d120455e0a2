import { useTranslations } from "next-intl";

import { company, shownPhone } from "../../_content/company/company";
import { CallToAction } from "../../_ui/call-to-action";

/** The one orange band of the landing page: the phone is faster. */
export function LandingCallToAction() {
  const t = useTranslations("landing.callToAction");
  const number = company.mainPhone;
  return (
    <CallToAction
      id="landing-call-heading"
      heading={t("heading")}
      lead={t("lead")}
      phone={{ number, label: t("phoneButton", { phone: shownPhone(number) }) }}
    />
  );
}
