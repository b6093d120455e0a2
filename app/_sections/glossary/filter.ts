import { foldedSpellings, foldedText } from "../../_i18n/plain-text";
import { parametersOf } from "../../_lib/read-address";
import { announceSettled } from "../../_lib/announce";

/**
 * Filters the glossary by the text in its field. Keeps the rows whose term, in any language, contains the text,
 * typed with or without accents: terms are in the row's header and in cells with `lang`. Announces the sentence
 * with the number of rows. The style sheet handles empty groups. Without a script, there is no field.
 *
 * An address may set the filter (`?q=`), unless the browser restores a value after a reload or a history
 * navigation.
 *
 * @param document may not be parsed yet
 */
export function installFilter(document: Document): void {
  addEventListener("input", () => announceSettled(filter()));
  addEventListener("pageshow", () => {
    field().value ||= parametersOf(location).get("q") ?? "";
    filter();
  });

  function field() {
    return document.querySelector("[type=search]") as HTMLInputElement;
  }

  /** Returns the sentence with the number of rows. */
  function filter(): string {
    const typed = foldedText(field().value);
    let shown = 0;
    for (const row of document.querySelectorAll<HTMLElement>("tr[id]")) {
      const names = [...row.querySelectorAll("th,[lang]")];
      row.hidden = !names.some(({ textContent }) =>
        foldedSpellings(textContent).some((name) => name.includes(typed)),
      );
      shown += Number(!row.hidden);
    }
    const results = document.querySelector("[role=search] > p") as HTMLElement;
    (results.querySelector("span") as Element).textContent = String(shown);
    return results.textContent;
  }
}
