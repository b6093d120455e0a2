import { useLocale, useTranslations } from "next-intl";

import { company, phoneLink } from "../../_content/company";
import { settings } from "../../_content/settings";
import { useConsentSpec } from "../../_forms/consent-spec";
import { NoScriptNotice } from "../../_forms/no-script-notice";
import { PrivacyNote } from "../../_forms/privacy-note";
import { useFormWords } from "../../_forms/words";
import { path } from "../../_i18n/paths";
import { Island } from "../../_islands/island";
import { contactFields } from "./contact-fields";
import { ContactForm as ContactFormIsland } from "./contact-form.client";
import "../../_forms/form.css";
import "../../_ui/button.css";
import "../../_ui/dialog.css";

const headingId = "contact-form-heading";

/** The contact form with everything around it: heading, fields, privacy note, the way without a script. */
export function ContactForm() {
  const t = useTranslations();
  const locale = useLocale();
  const { origin, userId, serviceId, contactTemplateId } = settings.mail;
  const words = useFormWords("contactForm", t("contactForm.heading"));
  const consent = useConsentSpec("contactForm");
  return (
    <div className="request stack">
      <h2 id={headingId}>{t("landing.form.heading")}</h2>
      <p>{t("landing.form.lead")}</p>
      <NoScriptNotice email={company.emails.office} />
      <div className="request__form js-only">
        <p className="form__note">{t("contactForm.requiredNote")}</p>
        <Island
          name="contact-form"
          component={ContactFormIsland}
          wake="interaction"
          props={{
            headingId,
            draft: "contact",
            fields: contactFields.map((field) => ({
              ...field,
              label: t(`contactForm.fields.${field.name}.label`),
              placeholder: t(`contactForm.fields.${field.name}.placeholder`),
            })),
            consent,
            stars: true,
            account: { origin, userId, serviceId, templateId: contactTemplateId },
            contact: { email: company.emails.office, phoneLink: phoneLink(company.mainPhone) },
            words,
            home: path(locale, "home"),
          }}
        />
      </div>
      <PrivacyNote id="privacy" />
    </div>
  );
}
