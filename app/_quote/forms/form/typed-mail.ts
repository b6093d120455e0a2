import { filledMail } from "../../../_lib/mail-address";

/** A control of a form, with the properties that only some have. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, "selectedOptions">>;

/**
 * Fills the body of a clicked e-mail link (`data-mail`: the note of a cut text, and a line break with the text
 * before a begun line): the addresses that open the list of the enquiry, the form's fields, the line that is being
 * typed, and the message.
 *
 * @param listLinks returns these addresses, each followed by a line break
 */
export function fillMail({ target }: Event, listLinks: () => string): void {
  const link = (target as Element).closest<HTMLAnchorElement>("[data-mail]");
  if (!link) return;
  const [cut = "", begun = ""] = (link.dataset.mail ?? "").split("\n");
  const texts = (fields: string) => [...document.querySelectorAll<Field>(fields)].map(fieldText).join("");
  const entry = begun && texts("#line-fields :is(input,select)");
  const text = texts("form[name] input") + (entry && `${begun}\n${entry}`) + texts("form[name] textarea");
  link.href = filledMail(link.href.replace(/(?<=&body=).*/, ""), cut, text, listLinks());
}

/** Returns a filled-in field as a line: its label and its value; a chosen or ticked box as its label. */
function fieldText({ type, checked, value, selectedOptions, ariaLabel, labels }: Field): string {
  const label = ariaLabel ?? (labels?.[0] as HTMLElement | undefined)?.innerText;
  if (/radio|check/.test(type)) return checked ? `${label}\n` : "";
  return label && value ? `${label}: ${selectedOptions?.[0]?.text ?? value}\n` : "";
}
