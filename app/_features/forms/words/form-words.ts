import { useLocale, useTranslations } from "next-intl";

import { company, shownPhone } from "../../../_content/company/company";
import { languages } from "../../../_i18n/languages";
import { emailLimits, type Problem } from "../fields/rules";
import type { RefusalWords } from "../sending/delivery";

/** The words that both forms need in the browser. */
export interface FormWords {
  submit: string;
  sending: string;
  /** With its sign in front, like the three alerts below. */
  invalid: string;
  problems: Record<Problem, string>;
  /** Set after the label of a field that may stay empty. */
  optional: string;
  newTab: string;
  sent: string;
  failed: string;
  offline: string;
  timeout: string;
  textKept: string;
  retry: string;
  sendByEmail: string;
  emailSubject: string;
  /** The words for a text that does not fit into the address of an e-mail, and what stands at the cut. */
  emailShortened: string;
  emailCut: string;
  call: string;
  /** Accessible name of the phone link; contains the number. */
  callNumber: string;
  close: string;
  refusals: RefusalWords;
  /** Written under a message; with a place for the `{reference}`. */
  reference: string;
  /** With places for `{time}` and `{reference}`. */
  mayHaveArrived: string;
  /** With its sign in front. */
  sendAgainQuestion: string;
  /** The language where it is spoken (BCP 47): how a time is written. */
  region: string;
}

/** Keeps a place in a text, to be filled in in the browser. */
const place = <Name extends string>(name: Name) =>
  ({ [name]: `{${name}}` }) as Readonly<Record<Name, string>>;

/**
 * Collects the words of a form, in the language of the page.
 *
 * @param form the namespace of the form's own words
 * @param emailSubject subject of the e-mail that stands in for the form
 */
export function useFormWords(form: "orderForm" | "contactForm", emailSubject: string): FormWords {
  const t = useTranslations();
  const messages = useTranslations("messages");
  const refusals = useTranslations("messages.sendStep");
  const accessibility = useTranslations("accessibility");
  const isOrder = form === "orderForm";
  return {
    submit: t(`${form}.submit`),
    sending: t(`${form}.sending`),
    invalid: messages("invalidForm"),
    problems: {
      fieldRequired: messages("fieldRequired"),
      consentRequired: messages("consentRequired"),
      emailInvalid: messages("emailInvalid"),
      emailTooLong: messages("emailTooLong", emailLimits),
    },
    optional: t("contactForm.optional"),
    newTab: accessibility("opensInNewTab"),
    sent: messages(isOrder ? "orderSent" : "messageSent"),
    failed: messages(isOrder ? "orderFailed" : "messageFailed"),
    offline: messages("offline"),
    timeout: messages("timeout"),
    textKept: messages("textKept"),
    retry: messages("retry"),
    sendByEmail: messages("sendByEmailInstead"),
    emailSubject,
    emailShortened: messages("emailShortened"),
    emailCut: messages("emailCut"),
    call: messages("callUsInstead"),
    callNumber: `${messages("callUsInstead")}: ${shownPhone(company.mainPhone)}`,
    close: accessibility("closeDialog"),
    reference: messages("reference", place("reference")),
    mayHaveArrived: messages("mayHaveArrived", { ...place("time"), ...place("reference") }),
    sendAgainQuestion: messages("sendAgainQuestion"),
    region: languages[useLocale()].region,
    refusals: {
      userIdRequired: refusals("userIdRequired"),
      serviceIdRequired: refusals("serviceIdRequired"),
      templateIdRequired: refusals("templateIdRequired"),
      formElementExpected: refusals("formElementExpected"),
    },
  };
}
