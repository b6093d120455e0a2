import { announce } from "../../_lib/announce";
import { addedTo } from "../code/added";
import { encode, linesIn, withoutLines } from "../code/code";
import { beforeStop, shortly } from "../list/describe";
import { drawingOf } from "../list/pallet-of";
import type { SmallDrawing } from "../../_pallet/small-drawing";
import type { QuoteWords } from "../list/words";
import { quoteWords, wordsAddress } from "./words-file";
import { storedList, storeList } from "./quote-store";

/**
 * Puts the line of a link on the quote list of this tab, and says so once: with the way back, and the way to the form.
 *
 * @param link to the quote form, with a line in it
 * @param place the element that shows it
 * @throws TypeError or SyntaxError when the words can't be had, which names of lines are made of
 */
export async function add(link: HTMLAnchorElement, place: HTMLElement): Promise<void> {
  const words = await quoteWords(wordsAddress());
  // Both are of this site: what was stored by hand is left out where the form reads it.
  const own = linesIn(storedList()) ?? [];
  const lines = linesIn(new URL(link.href).hash.slice("#a=".length)) ?? [];
  const { added, lines: all, text } = addedTo(own, { lines, partly: !lines.length }, words);
  if (added.length) storeList(encode(all));
  const undo = () => {
    // Not the list of before: it may have become another since, on another page.
    const left = withoutLines(linesIn(storedList()) ?? [], added);
    storeList(encode(left));
    say(place, removedText(added, left.length, words), [wayToForm(link, left.length, words)]);
    link.focus();
  };
  const way = wayToForm(link, all.length, words);
  const drawing = added[0] && drawingOf(added[0], words);
  say(place, text, added.length ? [way, undoButton(words, undo)] : [way], drawing);
}

/** Announces a text, and shows it with the drawing of its line and the controls for what may be done next. */
function say(place: HTMLElement, text: string, ways: readonly HTMLElement[], drawing?: SmallDrawing): void {
  const shown = document.createElement("p");
  shown.textContent = text;
  place.replaceChildren(...(drawing ? [drawn(drawing)] : []), shown, ...ways);
  announce(text);
}

/** Draws as `KindDrawing` does, on pages that may have no style sheet of drawings. */
function drawn({ viewBox, paths }: SmallDrawing): SVGElement {
  const create = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const wood = { fill: "var(--drawing-wood)", stroke: "currentColor" };
  const svg = create("svg", { viewBox, "aria-hidden": "true", ...wood });
  svg.append(
    ...paths.map(([what, d]) => create("path", { d, "vector-effect": "non-scaling-stroke", ...looks[what] })),
  );
  return svg;
}

/** How a path looks that is not of wood. */
const looks: Readonly<Partial<Record<SmallDrawing["paths"][number][0], Readonly<Record<string, string>>>>> = {
  chip: { fill: "var(--drawing-chip)" },
  hidden: { fill: "none", "stroke-dasharray": "5 4" },
  measure: { fill: "none" },
};

function removedText(lines: Parameters<typeof encode>[0], left: number, words: QuoteWords): string {
  const name = beforeStop(lines.map((line) => shortly(line, words)).join("; "));
  return words.t("quote.announce.removed", { name, count: left });
}

function undoButton({ t }: QuoteWords, undo: () => void): HTMLElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "text-link", textContent: t("quote.actions.undo") });
  button.addEventListener("click", undo);
  return button;
}

/** @param count how many lines the list has now */
function wayToForm({ href }: HTMLAnchorElement, count: number, { t }: QuoteWords): HTMLElement {
  const link = document.createElement("a");
  const [form = ""] = href.split("#");
  return Object.assign(link, {
    className: "button button--strong",
    textContent: t("quote.openButton", { count }),
    href: `${form}#form`,
  });
}
