import { plainText } from "../_i18n/plain-text";

/**
 * Longest encoded text in a link, in characters: with the address before it, Windows still opens it
 * (`mail-link.ts`).
 */
const longestText = 1760;

/**
 * Appends the form's values to a clicked e-mail link (`data-mail`). Cuts a long text and appends a note
 * (`data-cut`, encoded).
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
    // A character beyond ASCII is several escapes (RFC 3986, section 2.5) and is removed whole.
    text = text.slice(0, longestText).replace(/(%[C-F].(%[89AB].)*)?(%.?)?$/, link.dataset.cut as string);
  link.href = (link.dataset.mail as string) + text;
}
