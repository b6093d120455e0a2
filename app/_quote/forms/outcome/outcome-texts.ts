import { type FormName, type FormTranslator, resultKeys } from "../form/form-messages";
import { attemptText } from "../sending/attempt";
import type { Sending } from "../sending/progress";
import type { FormValues } from "../../../_lib/form-values";
import { encodeMail, filledMail, mailAddress } from "../../../_lib/mail-address";
import { consentName } from "../fields/check";
import { formTables } from "../fields/tables";
import type { RequestFormSpec } from "../form/request-form-spec";
import { inOneLine } from "./sent-message";

/** Returns the message about the result of sending, which begins with a sign. */
export function resultText({ step }: Sending, form: FormName, t: FormTranslator): string {
  if (step === "asking") return t("messages.sendAgainQuestion");
  return t(resultKeys[form][step === "sent" ? "sent" : "failed"]);
}

/** Returns the notes below the message. */
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

/** Returns a result for the browser's own alert. */
export function alertText(sending: Sending, form: FormName, t: FormTranslator): string {
  return [resultText(sending, form, t), ...detailTexts(sending, t)].join("\n\n");
}

/** A line that ends with an address of the list. */
const listLink = /https?:\S+#[al]=[\w-]+$/;

/**
 * Returns a form that was not sent as a `mailto:` address (RFC 6068). The message comes last, so that the sender's
 * details are complete if it is cut; the addresses of the list then come first.
 *
 * @param typed the message as typed, with which the message in `values` begins
 */
export function failureMail(spec: RequestFormSpec, t: FormTranslator, values: FormValues, typed: string) {
  const { form, company, contact, emailSubject } = spec;
  const cut = t("messages.emailCut");
  const start = mailAddress(contact.email, emailSubject);
  const linesOf = (isMessage: boolean) =>
    Object.values(formTables[form])
      .filter(
        ({ letter, look }) => (look === "area") === isMessage && String(values[letter] ?? "").trim() !== "",
      )
      .map(({ letter, label }) => `${label?.({ t })}: ${values[letter]}`);
  const agreed = t(`${form}.fields.rodoConsent.label`, { company });
  const head = [...linesOf(false), ...(values[consentName] === true ? [agreed] : []), ""].join("\n");
  const whole = [head, ...linesOf(true)].join("\n");
  const href = filledMail(start, cut, [whole]);
  const isShort = (address: string) => !address.endsWith(encodeMail(cut));
  if (isShort(href)) return { href, isCut: false };
  const end = whole.indexOf(typed, head.length) + typed.length;
  const list = whole.slice(end).split(/(?=\n)/);
  const links = list.filter((line) => listLink.test(line)).map((line) => `${line.trim()}\n`);
  const parts = [...whole.slice(0, end), ...list.filter((line) => !listLink.test(line))];
  return { href: filledMail(start, cut, parts, links.join("")), isCut: true };
}
