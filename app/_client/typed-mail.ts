import { longestMailAddress, mailBody } from "../_lib/mail-address";

/** A control of a form, with the properties that only some have. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, "selectedOptions">>;

/**
 * Appends the form's values to a clicked e-mail link (`data-mail`): the addresses that open the list of the
 * enquiry, the fields, the line that is being typed after its note (`data-begun`), and the message, which is cut with a
 * note (`data-cut`) if necessary.
 *
 * @param listLinks returns these addresses, each followed by a line break
 */
export function fillMail({ target }: Event, listLinks: () => string): void {
  const link = (target as Element).closest<HTMLAnchorElement>("[data-mail]");
  if (!link) return;
  const { mail = "", cut = "", begun = "" } = link.dataset;
  const texts = (fields: string) => [...document.querySelectorAll<Field>(fields)].map(fieldText).join("");
  const entry = begun && texts("#line-fields :is(input,select)");
  const text = texts("[data-draft] input") + (entry && `${begun}\n${entry}`) + texts("[data-draft] textarea");
  link.href = mail + mailBody(longestMailAddress - mail.length, cut, listLinks(), text);
}

/** Returns a filled-in field as a line: its label and its value; a chosen or ticked box as its label. */
function fieldText({ type, checked, value, selectedOptions, ariaLabel, labels }: Field): string {
  const label = ariaLabel ?? (labels?.[0] as HTMLElement | undefined)?.innerText;
  if (/radio|check/.test(type)) return checked ? `${label}\n` : "";
  return label && value ? `${label}: ${selectedOptions?.[0]?.text ?? value}\n` : "";
}
