import { useLocale, useTranslations } from "next-intl";

import { company, phoneLink, shownPhone } from "../../../_content/company/company";
import { asset, path } from "../../../_i18n/paths";
import type { ConsentSpec } from "../fields/field";
import type { FieldRow, FieldSpec } from "../fields/rules";
import type { MailAccount } from "../sending/delivery";
import { type FormName, type FormWords, useFormWords } from "./form-words";
import type { QuoteSpec } from "../../list/use-quote-message";
import { settings } from "../../../_settings/settings";

/** Everything a form shows and needs to know; plain JSON, written into the page. */
export interface RequestFormSpec {
  /** The namespace of the form's own words. */
  form: FormName;
  /** Id of the heading that names the form. */
  headingId: string;
  /**
   * What the form is to an agent in the browser: a tool of this name, whose fields it fills in and which the visitor then
   * sends. Attributes of WebMCP, which other browsers pass over.
   *
   * @see https://developer.chrome.com/docs/ai/webmcp/declarative-api
   */
  tool: { name: string; description: string };
  /** Name of the draft; the same in every language. */
  draft: string;
  fields: readonly FieldSpec[];
  consent: ConsentSpec;
  account: MailAccount;
  /** Other ways to reach the company: an e-mail address, a `tel:` link and its text. */
  contact: { email: string; phoneLink: string; call: string };
  /** Subject of the e-mail that stands in for the form. */
  emailSubject: string;
  words: FormWords;
  /** How the quote list goes along. */
  quote: QuoteSpec;
  /** The phone beside the button, as it is shown and as it is named. */
  phone?: { shown: string; label: string };
  /** Address of the home page in the language of the page, which opens once a message is sent. */
  home: string;
  /** How it opens: as it is, or at its top and then reloading itself once. */
  afterSending: "home" | "home-with-reload";
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
  const messages = useTranslations("messages");
  const hero = useTranslations("landing.hero");
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
    consent: {
      name: "rodoConsent",
      company: company.name,
      registry: company.registry,
      toolText: messages("toolConsent"),
    },
    account: { origin, userId, serviceId, templateId },
    contact: {
      email,
      phoneLink: phoneLink(company.mainPhone),
      call: hero("callButton", { phone: shownPhone(company.mainPhone) }),
    },
    words: useFormWords(form),
    quote: { ...quote, words: asset(`/assets/quote/${locale}.json`), page: path(locale, "landing") },
    home: path(locale, "home"),
  };
}
