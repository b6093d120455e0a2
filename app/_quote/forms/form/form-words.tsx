import { useIslandWords } from "../../../_i18n/island-words";
import type { TranslatorOf } from "../../../_i18n/translator";

/** The namespace of a form's own words. */
export type FormName = "orderForm" | "contactForm";

/** What a form says once its message is sent, or could not be. */
const outcomes = {
  orderForm: ["messages.orderSent", "messages.orderFailed"],
  contactForm: ["messages.messageSent", "messages.messageFailed"],
} as const;

/** The words of a form in the browser, in the language of the page; those alone that it may show, for they are in every page with it. */
export function useFormWords(form: FormName) {
  return useIslandWords(
    ...outcomes[form],
    "messages.sentNumber",
    "messages.consent",
    "messages.replyTo",
    "messages.homeNext",
    "messages.invalidForm",
    "messages.fieldRequired",
    "messages.consentRequired",
    "messages.emailInvalid",
    "messages.emailTooLong",
    "messages.emailAlone",
    "messages.messageTooLarge",
    "load.numberFault",
    "messages.offline",
    "messages.timeout",
    "messages.textKept",
    "messages.sendByEmailInstead",
    "messages.emailShortened",
    "messages.emailCut",
    "messages.retry",
    "messages.reference",
    "messages.mayHaveArrived",
    "messages.sendAgainQuestion",
    "messages.listAsLink",
    "messages.sendStep",
    "contactForm.optional",
    "accessibility.opensInNewTab",
    "accessibility.closeDialog",
    `${form}.fields.rodoConsent.label`,
    `${form}.submit`,
    `${form}.sending`,
  );
}

export type FormWords = ReturnType<typeof useFormWords>;
export type FormTranslator = TranslatorOf<FormWords>;

/**
 * A message that begins with a sign (⚠ ✅ ❌). The sign stays in the text; the icon beside it shows it, and nobody has to hear its name.
 *
 * @param text sign, space, sentence
 */
export function SignedText({ text }: { text: string }) {
  const end = text.indexOf(" ") + 1;
  return (
    <span>
      <span className="visually-hidden" aria-hidden>
        {text.slice(0, end)}
      </span>
      <span>{text.slice(end)}</span>
    </span>
  );
}
