import { announce } from "../../_lib/announce";
import type { SmallDrawing } from "../../_pallet/small-drawing";
import { addedTo } from "../line/added";
import { encode, linesIn, withoutLines } from "../line/code";
import type { Line } from "../line/line";
import { beforeStop, inPieces, piecesIn, shortly } from "../line/describe";
import { drawingOf } from "../line/pallet-of";
import type { QuoteTexts } from "../line/quote-texts";
import { quoteTexts, textsAddress } from "../list/texts-file";
import { storedList, storeList } from "../list/quote-store";

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
 * @param link to the quote form, with lines, in an `AddLink`
 * @throws TypeError or SyntaxError if the texts fail to load
 */
export async function add(link: HTMLAnchorElement): Promise<void> {
  const texts = await quoteTexts(textsAddress());
  const element = link.closest("[data-adding]") as HTMLElement;
  const lines = linesOf(link);
  const { added, lines: all, text } = addedTo(stored(), { lines, partly: !lines.length }, texts);
  if (added.length) storeList(encode(all));
  announce(text);
  const { presses } = answers.get(element) ?? open(element);
  if (added.length) presses.push(added);
  show(element, added, texts, text);
}

/** Opens an answer. Closes it when the link changes its lines or is removed. */
function open(container: HTMLElement): Answer {
  const element = document.createElement("div");
  element.className = "adding__answer";
  const link = ownLink(container);
  link?.after(element);
  const href = link?.href;
  const observer = new MutationObserver(() => {
    if (ownLink(container)?.href !== href) close(container);
  });
  observer.observe(container, { subtree: true, childList: true, attributeFilter: ["href"] });
  const answer = { element, presses: [], observer };
  answers.set(container, answer);
  container.dataset.answered = "";
  return answer;
}

function close(element: HTMLElement): void {
  const answer = answers.get(element);
  answer?.observer.disconnect();
  answer?.element.remove();
  answers.delete(element);
  delete element.dataset.answered;
}

/** Returns the main link of the element, not the links that add related lines. */
function ownLink(element: HTMLElement): HTMLAnchorElement | null {
  return element.querySelector<HTMLAnchorElement>(':scope > a[href*="#a="]');
}

/** Shows the added lines, or a text, with the buttons to undo and to open the form. */
function show(container: HTMLElement, added: readonly Line[], texts: QuoteTexts, text = ""): void {
  const answer = answers.get(container);
  const link = ownLink(container);
  if (!answer || !link) return;
  const { element, presses } = answer;
  const hadFocus = [link, element].some((each) => each.contains(document.activeElement));
  const line = document.createElement("p");
  const count = piecesIn(added, texts);
  const pieces = count ? inPieces(count, texts) : "";
  const said = document.createElement("span");
  said.textContent = added.length
    ? texts.t(pieces ? "quote.answer.pieces" : "quote.answer.added", { pieces })
    : text;
  if (pieces) line.dataset.pieces = pieces;
  line.append(said);
  if (presses.length) line.append(undoButton(container, texts));
  const way = wayToForm(link, texts);
  element.replaceChildren(line, way);
  markListed(container, texts);
  // The focused link is now hidden.
  if (hadFocus) way.focus({ preventScroll: true });
  // In a table, the link to the form is hidden, too.
  if (hadFocus && document.activeElement !== way)
    line.querySelector("button")?.focus({ preventScroll: true });
}

function undoButton(element: HTMLElement, texts: QuoteTexts): HTMLElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: texts.t("quote.actions.undo") });
  button.addEventListener("click", () => undo(element, texts));
  return button;
}

/** Removes the lines of the last press. Shows the previous answer, or the link again. */
function undo(element: HTMLElement, texts: QuoteTexts): void {
  const presses = answers.get(element)?.presses ?? [];
  const last = presses.pop() ?? [];
  // Not the previous list, because another page may have changed it since.
  const left = withoutLines(stored(), last);
  storeList(encode(left));
  const name = beforeStop(last.map((line) => shortly(line, texts)).join("; "));
  announce(texts.t("quote.announce.removed", { name, count: left.length }));
  const before = presses.at(-1);
  if (before) show(element, before, texts);
  else {
    close(element);
    ownLink(element)?.focus({ preventScroll: true });
  }
}

function wayToForm(link: HTMLAnchorElement, { t }: QuoteTexts): HTMLElement {
  const [form = ""] = link.href.split("#");
  return Object.assign(document.createElement("a"), {
    className: link.className.replace("button--accent", "button--strong"),
    textContent: t("quote.openButton", { count: stored().length }),
    href: `${form}#form`,
  });
}

/** Adds drawings to the links that add related lines. Marks links whose lines are in the list. */
function markListed(element: HTMLElement, texts: QuoteTexts): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('.adding__more a[href*="#a="]')) {
    const lines = linesOf(link);
    const drawing = lines[0] && drawingOf(lines[0], texts);
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
  const wood = { fill: "var(--wood)", stroke: "currentColor" };
  const svg = create("svg", { viewBox, "aria-hidden": "true", ...wood });
  svg.append(
    ...paths.map(([part, d]) => create("path", { d, "vector-effect": "non-scaling-stroke", ...looks[part] })),
  );
  return svg;
}

/** Attributes of paths that are not wood. */
const looks: Readonly<Partial<Record<SmallDrawing["paths"][number][0], Readonly<Record<string, string>>>>> = {
  chip: { fill: "var(--chip)" },
  hidden: { fill: "none", "stroke-dasharray": "5 4" },
  measure: { fill: "none" },
};
