import { plainText } from "../_i18n/plain-text";

/** How long the text in a link may be, encoded: with the address before it, Windows still opens it (`mail-link.ts`). */
const longestText = 1760;

/**
 * Puts what stands in the page's form into a link that writes an e-mail (`data-mail`), as it is followed. What does not fit is
 * left out from the end, and the text says so (`data-cut`, encoded).
 *
 * @param event a click, on whatever
 */
export function fillMail({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>("[data-mail]");
  if (!link) return;
  const form = document.querySelector("[data-draft]") as HTMLFormElement;
  let text = "";
  for (const [name, value] of new FormData(form)) {
    const [label] = (form[name] as HTMLInputElement).labels as Iterable<HTMLElement> as [HTMLElement];
    text += `${label.innerText}: ${value as string}\n`;
  }
  text = encodeURIComponent(plainText(text));
  if (text.length > longestText)
    // A letter beyond ASCII is several escapes (RFC 3986, section 2.5): the last one goes whole.
    text = text.slice(0, longestText).replace(/(%[C-F].(%[89AB].)*)?(%.?)?$/, link.dataset.cut as string);
  link.href = (link.dataset.mail as string) + text;
}
