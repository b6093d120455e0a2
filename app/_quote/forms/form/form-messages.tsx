import { useIslandMessages } from "../../../_i18n/island-messages";
import type { TranslatorOf } from "../../../_i18n/translator";

export type FormName = "orderForm" | "contactForm";

export const resultKeys = {
  orderForm: { sent: "messages.orderSent", failed: "messages.orderFailed" },
  contactForm: { sent: "messages.messageSent", failed: "messages.messageFailed" },
} as const;

/** Returns the texts that a form may show. */
export function useFormMessages(form: FormName) {
  return useIslandMessages(
    resultKeys[form].sent,
    resultKeys[form].failed,
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
    "accessibility.closeDialog",
    `${form}.fields`,
    `${form}.submit`,
    `${form}.sending`,
  );
}

export type FormMessages = ReturnType<typeof useFormMessages>;
export type FormTranslator = TranslatorOf<FormMessages>;

/** Id of the text below the form about the consent: its withdrawal, and the company's register entry (R64). */
export const consentNote = "consent-note";

/** Hides the sign before a message (⚠ ✅ ❌) from sight and screen readers: an icon replaces it. */
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
