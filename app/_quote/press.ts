import { announce } from "../_lib/announce";
import { numberFault } from "../_fields/read-fields";
import { readCount } from "../_fields/read-figures";
import { takeEarly } from "./early-add";
import { addedTo } from "./line/added";
import { linesToAdd } from "./line/code";
import { beforeStop, inPieces, shortly } from "./line/describe";
import { amountRanges } from "./line/fields";
import { idsOf, linesOf, withId, without } from "./line/quote";
import { addAddress } from "./line/quote-address";
import type { QuoteTexts } from "./line/quote-texts";
import { type Deed, deedOf, undone } from "./line/undo";
import { changeQuote } from "./list/quote-store";
import { piecesIn } from "./line/pieces";

/**
 * Adds the lines of a pressed link, or the pieces in the field beside it.
 *
 * @returns all presses or the fault of the field, and a function that leads the focus on once these are rendered
 */
export function answerTo(
  pressed: Element,
  asked: string,
  texts: QuoteTexts,
  presses: Presses = { done: [] },
) {
  const box = pressed.closest(".adding");
  const early = takeEarly(box);
  const field = pressed.parentElement?.querySelector<HTMLInputElement>(":scope > .amount-input");
  const typed = field ? withAmount(asked, field, texts) : { address: asked };
  if ("fault" in typed) return { fault: typed.fault, focus: () => field?.focus() };
  const hadFocus = box?.querySelector(":scope > :is(a, input):focus");
  return {
    presses: addLines(typed.address, presses, texts, early),
    focus() {
      if (!hadFocus) return;
      // The focused link is now hidden; in a table, the link to the form is hidden, too.
      for (const each of box?.querySelectorAll<HTMLElement>(".adding__answer :is(button, a)") ?? [])
        each.focus({ preventScroll: true });
    },
  };
}

/**
 * Returns the address that adds the typed pieces, or the sentence about a refused text. The offered number stays a
 * full load.
 */
function withAmount(
  href: string,
  { value, defaultValue }: HTMLInputElement,
  { t }: QuoteTexts,
): { readonly address: string } | { readonly fault: string } {
  const [line] = linesToAdd(href) ?? [];
  if (value === defaultValue || !line || !("product" in line)) return { address: href };
  const { value: pieces } = readCount(value, amountRanges.pieces);
  if (!pieces) return { fault: numberFault(t, amountRanges.pieces, "count", value) };
  const [form = ""] = href.split("#");
  return { address: addAddress(form, { kind: "product", product: line.product, pieces }) };
}

interface Press {
  readonly deed: Deed;
  /** Identities of the link's lines. */
  readonly listed: readonly number[];
  readonly said: string;
  /** For narrow boxes; empty if unknown. */
  readonly pieces: string;
}

export interface Presses {
  /** The last can be undone. */
  readonly done: readonly Press[];
  /** The last press, if it has added nothing. */
  readonly vain?: Press;
}

/**
 * Adds the lines of a link, and announces it.
 *
 * @param early identities of the lines that the press has already added
 */
function addLines(href: string, { done }: Presses, texts: QuoteTexts, early: readonly number[]): Presses {
  const lines = linesToAdd(href) ?? [];
  const { before, quote, added, text } = changeQuote((stored) => {
    const own = without(stored, early);
    return { before: own, ...addedTo(own, { lines, partly: !lines.length }, texts) };
  });
  announce(text);
  const count = piecesIn(linesOf(added), texts);
  const kind = added.every(({ line }) => line.kind === "blocks") ? "blocks" : "product";
  const pieces = count ? inPieces(count, texts, kind) : "";
  const said = added.length
    ? texts.t(pieces ? "quote.answer.pieces" : "quote.answer.added", { pieces })
    : text;
  const press = { deed: deedOf(before, quote), listed: idsOf(quote.items, lines), said, pieces };
  return added.length ? { done: [...done, press] } : { done, vain: press };
}

/** Takes back a press, from a list that may have changed since. */
export function undoPress({ deed }: Press, texts: QuoteTexts): void {
  const { quote, removed } = changeQuote((stored) => {
    const left = undone(stored, deed);
    return { quote: left, removed: stored.items.filter(({ id }) => !withId(left.items, id)) };
  });
  const name = beforeStop(removed.map(({ line }) => shortly(line, texts)).join("; "));
  announce(texts.t("quote.announce.removed", { name, count: quote.items.length }));
}
