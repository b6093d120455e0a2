/** How long the text in a link may be, encoded: with the address before it, Windows still opens it (`mail-link.ts`). */
const longestText = 1800;

/**
 * Puts what stands in the page's form into a link that writes an e-mail (`data-mail`), as it is followed. What does not fit is
 * left out from the end, word by word.
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
    text += encodeURIComponent(`${label.innerText}: ${value as string}\n`);
  }
  // Up to the last space that fits; one stands at the end.
  link.href = (link.dataset.mail as string) + text.slice(0, `${text}%20`.lastIndexOf("%20", longestText));
}
