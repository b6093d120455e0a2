import { announce } from "../../_lib/announce";
import type { SmallDrawing } from "../../_pallet/small-drawing";
import { addedTo } from "../code/added";
import { encode, linesIn, withoutLines } from "../code/code";
import type { Line } from "../code/line";
import { beforeStop, inPieces, piecesIn, shortly } from "../list/describe";
import { drawingOf } from "../list/pallet-of";
import type { QuoteWords } from "../list/words";
import { quoteWords, wordsAddress } from "./words-file";
import { storedList, storeList } from "./quote-store";

interface Answer {
  readonly element: HTMLElement;
  /** Lines of each press that can be undone, latest last. */
  readonly presses: (readonly Line[])[];
  readonly observer: MutationObserver;
}

const answers = new WeakMap<Element, Answer>();

// Unchecked, because this site wrote both. The form validates the list.
const stored = () => linesIn(storedList()) ?? [];
const linesOf = (link: HTMLAnchorElement) => linesIn(link.hash.slice("#a=".length)) ?? [];

/**
 * Adds the lines of a link to the tab's quote list. Replaces the link by an answer: the amount, undo, and a
 * link to the form.
 *
 * @param link to the quote form, with lines
 * @param place the element around the link (`AddLink`)
 * @throws TypeError or SyntaxError if the texts fail to load
 */
export async function add(link: HTMLAnchorElement, place: HTMLElement): Promise<void> {
  const words = await quoteWords(wordsAddress());
  const lines = linesOf(link);
  const { added, lines: all, text } = addedTo(stored(), { lines, partly: !lines.length }, words);
  if (added.length) storeList(encode(all));
  announce(text);
  const { presses } = answers.get(place) ?? open(place);
  if (added.length) presses.push(added);
  show(place, added.length ? amountText(added, words) : text, words);
}

/** Opens an answer. Closes it when the link changes its lines or is removed. */
function open(place: HTMLElement): Answer {
  const element = document.createElement("div");
  element.className = "adding__answer";
  const link = ownLink(place);
  link?.after(element);
  const href = link?.href;
  const observer = new MutationObserver(() => {
    if (ownLink(place)?.href !== href) close(place);
  });
  observer.observe(place, { subtree: true, childList: true, attributeFilter: ["href"] });
  const answer = { element, presses: [], observer };
  answers.set(place, answer);
  place.dataset.answered = "";
  return answer;
}

function close(place: HTMLElement): void {
  const answer = answers.get(place);
  answer?.observer.disconnect();
  answer?.element.remove();
  answers.delete(place);
  delete place.dataset.answered;
}

/** Returns the main link of the element, not the links that add related lines. */
function ownLink(place: HTMLElement): HTMLAnchorElement | null {
  return place.querySelector<HTMLAnchorElement>(':scope > a[href*="#a="]');
}

/** Shows a text with the buttons to undo and to open the form. */
function show(place: HTMLElement, text: string, words: QuoteWords): void {
  const answer = answers.get(place);
  const link = ownLink(place);
  if (!answer || !link) return;
  const { element, presses } = answer;
  const hadFocus = [link, element].some((each) => each.contains(document.activeElement));
  const line = document.createElement("p");
  const said = document.createElement("span");
  said.textContent = text;
  line.append(said);
  if (presses.length) line.append(undoButton(place, words));
  const way = wayToForm(link, words);
  element.replaceChildren(line, way);
  markListed(place, words);
  // The focused link is now hidden.
  if (hadFocus) way.focus({ preventScroll: true });
}

function undoButton(place: HTMLElement, words: QuoteWords): HTMLElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: words.t("quote.actions.undo") });
  button.addEventListener("click", () => undo(place, words));
  return button;
}

/** Removes the lines of the last press. Shows the previous answer, or the link again. */
function undo(place: HTMLElement, words: QuoteWords): void {
  const presses = answers.get(place)?.presses ?? [];
  const last = presses.pop() ?? [];
  // Not the previous list, because another page may have changed it since.
  const left = withoutLines(stored(), last);
  storeList(encode(left));
  const name = beforeStop(last.map((line) => shortly(line, words)).join("; "));
  announce(words.t("quote.announce.removed", { name, count: left.length }));
  const before = presses.at(-1);
  if (before) show(place, amountText(before, words), words);
  else {
    close(place);
    ownLink(place)?.focus({ preventScroll: true });
  }
}

function amountText(lines: readonly Line[], words: QuoteWords): string {
  const pieces = piecesIn(lines, words);
  return pieces
    ? words.t("quote.answer.pieces", { pieces: inPieces(pieces, words) })
    : words.t("quote.answer.added");
}

function wayToForm(link: HTMLAnchorElement, { t }: QuoteWords): HTMLElement {
  const [form = ""] = link.href.split("#");
  return Object.assign(document.createElement("a"), {
    className: link.className.replace("button--accent", "button--strong"),
    textContent: t("quote.openButton", { count: stored().length }),
    href: `${form}#form`,
  });
}

/** Adds drawings to the links that add related lines. Marks links whose lines are in the list. */
function markListed(place: HTMLElement, words: QuoteWords): void {
  for (const link of place.querySelectorAll<HTMLAnchorElement>('.adding__more a[href*="#a="]')) {
    const lines = linesOf(link);
    const drawing = lines[0] && drawingOf(lines[0], words);
    if (drawing && !link.querySelector("svg")) link.prepend(drawn(drawing));
    link.toggleAttribute("data-listed", withoutLines(lines, stored()).length === 0);
  }
}

/** Draws like `KindDrawing`, but without a style sheet. */
function drawn({ viewBox, paths }: SmallDrawing): SVGElement {
  const create = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const wood = { fill: "var(--drawing-wood)", stroke: "currentColor" };
  const svg = create("svg", { viewBox, "aria-hidden": "true", ...wood });
  svg.append(
    ...paths.map(([part, d]) => create("path", { d, "vector-effect": "non-scaling-stroke", ...looks[part] })),
  );
  return svg;
}

/** Attributes of paths that are not wood. */
const looks: Readonly<Partial<Record<SmallDrawing["paths"][number][0], Readonly<Record<string, string>>>>> = {
  chip: { fill: "var(--drawing-chip)" },
  hidden: { fill: "none", "stroke-dasharray": "5 4" },
  measure: { fill: "none" },
};
