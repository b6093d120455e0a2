import { encodeMail } from "../_lib/mail-address";

/**
 * Longest encoded text in a link, in characters: with the address before it, Windows still opens it
 * (`mail-link.ts`).
 */
const longestText = 1760;

/**
 * Longest encoded addresses of a list, in characters. Longer ones are left out, with the note of a cut text in
 * their place: a cut address opens another list.
 */
const longestLinks = 1200;

/**
 * Appends the form's values to a clicked e-mail link (`data-mail`), after the addresses that open the list of
 * the enquiry. Cuts a long text and appends a note (`data-cut`, encoded).
 *
 * @param listLinks returns these addresses, each followed by a line break
 */
export function fillMail({ target }: Event, listLinks: () => string): void {
  const link = (target as Element).closest<HTMLAnchorElement>("[data-mail]");
  if (!link) return;
  const { mail, cut } = link.dataset as Record<"mail" | "cut", string>;
  const form = document.querySelector("[data-draft]") as HTMLFormElement;
  let text = encodeMail(listLinks());
  if (text.length > longestLinks) text = cut + encodeMail("\n");
  for (const [name, value] of new FormData(form)) {
    const [label] = (form[name] as HTMLInputElement).labels as Iterable<HTMLElement> as [HTMLElement];
    text += encodeMail(`${label.innerText}: ${value as string}\n`);
  }
  if (text.length > longestText)
    // A character beyond ASCII is several escapes (RFC 3986, section 2.5) and is removed whole, and so is a line break.
    text = text.slice(0, longestText).replace(/(%0D|%[C-F].(%[89AB].)*)?(%.?)?$/, cut);
  link.href = mail + text;
}
