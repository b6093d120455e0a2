import { useLocale, useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../../../_content/company/company";
import { settings } from "../../../_settings/settings";
import { asset, path } from "../../../_i18n/paths";
import type { FieldRow } from "../fields/field-row";
import type { QuoteSpec } from "../../list/quote-spec";
import { type FormName, useFormWords } from "../words/form-words";
import type { ConsentSpec } from "../fields/consent";
import type { RequestFormSpec } from "./request-form-spec";

/** Stands where the link goes while the sentence is being put together. */
const linkPlace = "{registryLink}";

/** The consent of a form in the language of the page, split where the link to the company register goes. */
function useConsentSpec(form: FormName): ConsentSpec {
  const t = useTranslations();
  const sentence = t(`${form}.fields.rodoConsent.label`, { company: company.name, registryLink: linkPlace });
  const [before = "", after = ""] = sentence.split(linkPlace);
  return {
    name: "rodoConsent",
    before,
    link: t(`${form}.fields.rodoConsent.linkText`),
    after,
    toolText: t("messages.toolConsent"),
    registry: company.registry,
  };
}

/** The names of the forms as tools of an agent: parts of no address, and the same in every language. */
const toolNames = { orderForm: "order_pallets", contactForm: "request_pallet_quote" } as const;

/** What a form has for itself. */
interface OwnParts<Name extends string> extends Pick<
  RequestFormSpec,
  "headingId" | "draft" | "afterSending" | "phone" | "emailSubject"
> {
  /** The form's table, in reading order. */
  fields: readonly FieldRow<Name>[];
  /** The words of a field, in the language of the page. */
  wordOf: (name: Name, part: "label" | "placeholder") => string;
  /** What stands in a field when the page comes. */
  initial?: { readonly [name in Name]?: string };
  /** The e-mail service's template that the message is put into. */
  templateId: string;
  /** Where the e-mail goes that stands in for the form. */
  email: string;
  /** How the quote list goes along. */
  quote: Omit<QuoteSpec, "words" | "page">;
}

/**
 * Puts together everything a form needs in the browser, in the language of the page.
 *
 * @param form the namespace of the form's own words
 */
export function useRequestFormSpec<Name extends string>(
  form: FormName,
  { fields, wordOf, initial, templateId, email, quote, ...own }: OwnParts<Name>,
): RequestFormSpec {
  const locale = useLocale();
  const t = useTranslations(form);
  const { origin, userId, serviceId } = settings.mail;
  return {
    ...own,
    form,
    tool: { name: toolNames[form], description: t("tool.description") },
    fields: fields.map((row) => ({
      ...row,
      label: wordOf(row.name, "label"),
      placeholder: wordOf(row.name, "placeholder"),
      initial: initial?.[row.name],
      toolText: row.name === "message" ? t("tool.message") : undefined,
    })),
    consent: useConsentSpec(form),
    account: { origin, userId, serviceId, templateId },
    contact: {
      email,
      phone: shownPhone(company.mainPhone),
      phoneLink: phoneLink(company.mainPhone),
    },
    words: useFormWords(form),
    quote: { ...quote, words: asset(`/assets/quote/${locale}.json`), page: path(locale, "landing") },
    home: path(locale, "home"),
  };
}
