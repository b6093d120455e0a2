import { useTranslations } from "next-intl";

import { company } from "../../_content/company/company";
import { settings } from "../../_settings/settings";
import { useRequestFormSpec } from "../../_quote/forms/form/request-form-spec";
import { Request } from "../../_quote/forms/form/request";
import { QuoteForm } from "../../_quote/list/quote-form";

/** Renders the contact form. After sending, the home page opens. */
export function ContactForm() {
  const t = useTranslations("contactForm");
  const tRoot = useTranslations("landing.form");
  const spec = useRequestFormSpec("contactForm", {
    draft: "contact",
    templateId: settings.mail.contactTemplateId,
    email: company.emails.office,
    emailSubject: t("heading"),
    quote: { amount: "user_amount", replyTo: "user_email" },
  });
  return (
    <Request
      spec={spec}
      heading={tRoot("heading")}
      lead={tRoot("lead")}
      requiredNote={t("requiredNote")}
      list={<QuoteForm />}
      replyHeading={tRoot("replyHeading")}
    />
  );
}
