import { useTranslations } from "next-intl";

import { company, shownPhone } from "../../_content/company/company";
import { QuoteLink } from "../../_quote/quote-link";
import { CallToAction as Band } from "../../_ui/call-to-action";

/** Renders the home page's orange band with phone and quote links. */
export function CallToAction() {
  const t = useTranslations("home.callToAction");
  const number = company.mainPhone;
  return (
    <Band
      id="call-to-action-heading"
      heading={t("heading")}
      lead={t("lead")}
      phone={{ number, label: t("callButton", { phone: shownPhone(number) }) }}
    >
      <QuoteLink tone="accent" size="large" arrow>
        {t("writeButton")}
      </QuoteLink>
    </Band>
  );
}
