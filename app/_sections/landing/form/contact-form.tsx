import { useTranslations } from "next-intl";

import { company } from "../../../_content/company";
import { settings } from "../../../_content/settings";
import { Request } from "../../../_forms/request";
import { useRequestFormSpec } from "../../../_forms/use-request-form-spec";
import { Island } from "../../../_ui/island/island";
import { contactFields } from "./contact-fields";
import { ContactForm as ContactFormIsland } from "./contact-form.client";

const headingId = "contact-form-heading";

/** The contact form with its heading, its privacy note and the way without a script. */
export function ContactForm() {
  const t = useTranslations("contactForm");
  const words = useTranslations("landing.form");
  const email = company.emails.office;
  const spec = useRequestFormSpec("contactForm", {
    headingId,
    draft: "contact",
    fields: contactFields.map((field) => ({
      ...field,
      label: t(`fields.${field.name}.label`),
      placeholder: t(`fields.${field.name}.placeholder`),
    })),
    stars: true,
    templateId: settings.mail.contactTemplateId,
    email,
    emailSubject: t("heading"),
  });
  return (
    <Request
      headingId={headingId}
      heading={words("heading")}
      lead={words("lead")}
      requiredNote={t("requiredNote")}
      email={email}
      privacyId="privacy"
    >
      <Island name="contact-form" component={ContactFormIsland} wake="interaction" props={spec} />
    </Request>
  );
}
