import { type FormName, type FormTranslator, resultKeys } from "../form/form-messages";
import { attemptText } from "../sending/attempt";
import type { Sending } from "../sending/sending";

/** Returns the message about the result of sending. Begins with a sign. */
export function resultText({ step }: Sending, form: FormName, t: FormTranslator): string {
  if (step === "asking") return t("messages.sendAgainQuestion");
  return t(resultKeys[form][step === "sent" ? "sent" : "failed"]);
}

/** Returns the notes that the result dialog shows below its message. */
export function detailTexts(sending: Sending, t: FormTranslator): string[] {
  if (sending.step === "sent") {
    const { reference, replyTo } = sending.message;
    return [
      t("messages.sentNumber", { reference }),
      t("messages.replyTo", { address: inOneLine(replyTo) }),
      t("messages.homeNext"),
    ];
  }
  if (sending.step === "asking") return [attemptText(sending.attempt, t)];
  if (sending.step !== "failed") return [];
  const { reason, attempt } = sending;
  return [
    ...(reason === "other" ? [] : [t(`messages.${reason}`)]),
    ...(attempt ? [attemptText(attempt, t)] : []),
    t("messages.textKept"),
  ];
}

/** Returns a result as one text, for the browser's own alert. */
export function alertText(sending: Sending, form: FormName, t: FormTranslator): string {
  return [resultText(sending, form, t), ...detailTexts(sending, t)].join("\n\n");
}

/** Prevents line breaks at the hyphens of an address. An overlong address still breaks anywhere. */
export function inOneLine(address: string): string {
  return address.replaceAll("-", "\u2060-\u2060");
}
