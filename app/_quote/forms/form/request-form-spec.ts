import { useLocale, useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../../../_content/company/company";
import { path } from "../../../_i18n/paths";
import type { MailAccount } from "../sending/delivery";
import { type FormMessages, type FormName, useFormMessages } from "./form-messages";
import type { QuoteSpec } from "../../list/lines-to-send";
import { settings } from "../../../_settings/settings";

/** Texts and settings of a form; plain JSON, written into the page. */
export interface RequestFormSpec {
  form: FormName;
  headingId: string;
  /** The same in every language. */
  draft: string;
  company: string;
  account: MailAccount;
  /** The link of the phone begins with `tel:`. */
  contact: { email: string; phoneLink: string; call: string };
  emailSubject: string;
  messages: FormMessages;
  quote: QuoteSpec;
  home: string;
}

interface OwnParts extends Pick<RequestFormSpec, "draft" | "emailSubject"> {
  templateId: string;
  /** Recipient of the e-mail that replaces the form after a failure. */
  email: string;
  quote: Omit<QuoteSpec, "page">;
}

/** Returns the texts and settings of a form in the language of the page. */
export function useRequestFormSpec(
  form: FormName,
  { templateId, email, quote, ...own }: OwnParts,
): RequestFormSpec {
  const locale = useLocale();
  const hero = useTranslations("landing.hero");
  const { origin, userId, serviceId } = settings.mail;
  return {
    ...own,
    form,
    headingId: `${form}-heading`,
    company: company.name,
    account: { origin, userId, serviceId, templateId },
    contact: {
      email,
      phoneLink: phoneLink(company.mainPhone),
      call: hero("callButton", { phone: shownPhone(company.mainPhone) }),
    },
    messages: useFormMessages(form),
    quote: { ...quote, page: path(locale, "landing") },
    home: path(locale, "home"),
  };
}
