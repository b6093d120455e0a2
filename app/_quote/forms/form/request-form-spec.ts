import { useLocale, useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../../../_content/company/company";
import { path } from "../../../_i18n/paths";
import type { ConsentSpec } from "../fields/form-field";
import type { FieldRow, FieldSpec } from "../fields/rules";
import type { MailAccount } from "../sending/delivery";
import { type FormName, type FormMessages, useFormMessages } from "./form-messages";
import type { QuoteSpec } from "../../list/use-list-to-send";
import { settings } from "../../../_settings/settings";

/** Texts and settings of a form; plain JSON, written into the page. */
export interface RequestFormSpec {
  form: FormName;
  headingId: string;
  /** Name of the draft; the same in every language. */
  draft: string;
  fields: readonly FieldSpec[];
  consent: ConsentSpec;
  account: MailAccount;
  /** Other ways to reach the company: an e-mail address, a `tel:` link and its text. */
  contact: { email: string; phoneLink: string; call: string };
  emailSubject: string;
  messages: FormMessages;
  quote: QuoteSpec;
  /** Address of the home page, which opens after sending; after an order at its top, with one reload. */
  home: string;
}

interface OwnParts<Name extends string> extends Pick<RequestFormSpec, "draft" | "emailSubject"> {
  /** Field table of the form, in reading order. */
  fields: readonly FieldRow<Name>[];
  wordOf: (name: Name, part: "label" | "placeholder") => string;
  templateId: string;
  /** Recipient of the e-mail that replaces the form after a failure. */
  email: string;
  quote: Omit<QuoteSpec, "page">;
}

/** Returns the texts and settings of a form in the language of the page. */
export function useRequestFormSpec<Name extends string>(
  form: FormName,
  { fields, wordOf, templateId, email, quote, ...own }: OwnParts<Name>,
): RequestFormSpec {
  const locale = useLocale();
  const hero = useTranslations("landing.hero");
  const { origin, userId, serviceId } = settings.mail;
  return {
    ...own,
    form,
    headingId: `${form}-heading`,
    fields: fields.map((row) => ({
      ...row,
      label: wordOf(row.name, "label"),
      placeholder: wordOf(row.name, "placeholder"),
      initial: row.name === quote.name?.field ? quote.name.initial : undefined,
    })),
    consent: { name: "rodoConsent", company: company.name, registry: company.registry },
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
