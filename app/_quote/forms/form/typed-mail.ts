import { filledMail } from "../../../_lib/mail-address";
import { hasProduct } from "../../line/code";
import { productOfForm, toForm } from "../../line/link";
import { shownLists, tabList } from "../../list/first-paint";

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
function fieldText({ type, checked, value, selectedOptions, labels }: Field): string {
  const label = (labels?.[0] as HTMLElement | undefined)?.innerText;
  if (/radio|check/.test(type)) return checked ? `${label}\n` : "";
  return label && value ? `${label}: ${selectedOptions?.[0]?.text ?? value}\n` : "";
}

/** Returns the addresses that together open the list of an enquiry on its page, each followed by a line break. */
export function enquiryLinks(): string {
  const { own, arriving } = shownLists();
  const { href } = location;
  return (own && `${href.split(/[?#]/)[0]}#l=${own}\n`) + (arriving && `${href}\n`);
}

/** Returns the address that opens the tab's list, if the list has the product of the page's order form. */
export function orderLinks(): string {
  const code = tabList();
  const form = document.querySelector("form[name]");
  const page = document.querySelector<HTMLAnchorElement>(toForm)?.href.split(/[?#]/)[0];
  return page && form && hasProduct(code, productOfForm(form)) ? `${page}#l=${code}\n` : "";
}
