import { useLocale } from "next-intl";

import { company, phoneLink } from "../_content/company";
import { settings } from "../_content/settings";
import { path } from "../_i18n/paths";
import { useConsentSpec } from "./consent-spec";
import type { RequestFormSpec } from "./request-form-spec";
import { useFormWords } from "./words";

/** What a form has for itself. */
interface OwnParts extends Pick<RequestFormSpec, "headingId" | "draft" | "fields" | "stars"> {
  /** The e-mail service's template that the message is put into. */
  templateId: string;
  /** Where the e-mail goes that stands in for the form, and its subject. */
  email: string;
  emailSubject: string;
}

/**
 * Puts together everything a form needs in the browser, in the language of the page.
 *
 * @param form the namespace of the form's own words
 */
export function useRequestFormSpec(
  form: "orderForm" | "contactForm",
  { templateId, email, emailSubject, ...own }: OwnParts,
): RequestFormSpec {
  const { origin, userId, serviceId } = settings.mail;
  return {
    ...own,
    consent: useConsentSpec(form),
    account: { origin, userId, serviceId, templateId },
    contact: { email, phoneLink: phoneLink(company.mainPhone) },
    words: useFormWords(form, emailSubject),
    home: path(useLocale(), "home"),
  };
}
