import { announce, rest } from "../_lib/announce";

/**
 * Lets the field of a page (`data-filter`) filter its table. Only those rows stay that have what is typed in one of their
 * names: the head of the row, and cells in other languages (`lang`). All of it stands in the HTML; without a script it is
 * all shown, and there is no field. `data-results` shows how many rows stay, and its sentence is announced. What an empty group looks like is the style sheet's.
 *
 * An address may set the filter (`?q=`). What was typed before a reload or the way back, which the browser
 * puts back, goes first.
 *
 * @param document the page's document; it need not be there yet
 */
export function installFilter(document: Document): void {
  addEventListener("input", () => announce(filter(), rest));
  addEventListener("pageshow", () => {
    field().value ||= new URLSearchParams(location.search).get("q") ?? "";
    filter();
  });

  function field() {
    return document.querySelector("[data-filter]") as HTMLInputElement;
  }

  /** @returns the sentence that says how many rows stay */
  function filter(): string {
    let shown = 0;
    for (const row of document.querySelectorAll<HTMLElement>("tr[id]")) {
      const names = [...row.querySelectorAll("th,[lang]")];
      row.hidden = !names.some(({ textContent }) => folded(textContent).includes(folded(field().value)));
      shown += Number(!row.hidden);
    }
    const results = document.querySelector("[data-results]") as HTMLElement;
    results.textContent = String(shown);
    return (results.parentElement as HTMLElement).textContent;
  }
}

/**
 * Returns a text as it is compared: a visitor who searches "plyta" or "Stosse" finds "płyta" and "Stöße", and a plain space finds a
 * no-break space, which is one by its compatibility mapping (Unicode, NFKD).
 */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
