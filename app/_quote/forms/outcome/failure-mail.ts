import type { FormValues } from "../../../_lib/form-values";
import { encodeMail, filledMail, mailAddress } from "../../../_lib/mail-address";
import { consentName } from "../fields/check";
import { formTables } from "../fields/tables";
import type { FormTranslator } from "../form/form-messages";
import type { RequestFormSpec } from "../form/request-form-spec";

/** Matches a line that ends with an address that opens the list. */
const listLink = /https?:\S+#[al]=[\w-]+$/;

/**
 * Returns a form that was not sent as a `mailto:` address (RFC 6068), one line per field. The message comes last,
 * so that the sender's details are complete if it is too long: the addresses of the list are then the first lines.
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
