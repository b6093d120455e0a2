import { addedTo, withoutLines } from "../code/added";
import { encode, linesIn } from "../code/code";
import { beforeStop, shortly } from "../list/describe";
import type { QuoteWords } from "../list/words";
import { quoteWords, wordsAddress } from "./words-file";
import { storedList, storeList } from "./quote-store";

/**
 * Puts the line of a link on the quote list of this tab, and says so once: with the way back, and the way to the form.
 *
 * @param link to the quote form, with a line in it
 * @param place where to say it: an element around a live region
 * @throws TypeError or SyntaxError when the words can't be had, which names of lines are made of
 */
export async function add(link: HTMLAnchorElement, place: HTMLElement): Promise<void> {
  const words = await quoteWords(wordsAddress());
  // Both are of this site: what was stored by hand is left out where the form reads it.
  const own = linesIn(storedList()) ?? [];
  const lines = linesIn(new URL(link.href).hash.slice("#a=".length)) ?? [];
  const { added, text } = addedTo(own, { lines, partly: !lines.length }, words);
  if (added.length) storeList(encode([...own, ...added]));
  const undo = () => {
    // Not the list of before: it may have become another since, on another page.
    const left = withoutLines(linesIn(storedList()) ?? [], added);
    storeList(encode(left));
    say(place, removedText(added, left.length, words), [wayToForm(link, words)]);
    link.focus();
  };
  say(place, text, [...(added.length ? [undoButton(words, undo)] : []), wayToForm(link, words)]);
}

/** Says a text in a live region, and shows what may be done about it beside it. */
function say(place: HTMLElement, text: string, ways: readonly HTMLElement[]): void {
  const status = place.querySelector("[role=status]");
  if (!status) return;
  status.textContent = text;
  place.replaceChildren(status, ...ways);
}

function removedText(lines: Parameters<typeof encode>[0], left: number, words: QuoteWords): string {
  const name = beforeStop(lines.map((line) => shortly(line, words)).join("; "));
  return words.t("quote.announce.removed", { name, count: left });
}

function undoButton({ t }: QuoteWords, undo: () => void): HTMLElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "button", textContent: t("quote.actions.undo") });
  button.addEventListener("click", undo);
  return button;
}

function wayToForm({ href }: HTMLAnchorElement, { t }: QuoteWords): HTMLElement {
  const link = document.createElement("a");
  const [form = ""] = href.split("#");
  return Object.assign(link, {
    className: "button",
    textContent: t("quote.openButton"),
    href: `${form}#form`,
  });
}
