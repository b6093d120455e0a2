import type { ComponentProps, MouseEvent } from "react";
import { flushSync } from "react-dom";

import { announce } from "../_lib/announce";
import { quoteKey } from "../_lib/tab-storage";
import { useTabValue } from "../_lib/use-tab-value";
import { KindDrawing } from "../_pallet/pallet-drawing";
import { ButtonLink } from "../_ui/button";
import { FieldError } from "../_ui/field";
import { takeEarly } from "./early-add";
import { quoteTexts } from "./list/texts-file";
import { numberFault } from "../_fields/fault";
import { readCount } from "../_fields/read-figures";
import { amountRanges } from "./line/fields";
import { addAddress } from "./line/quote-address";
import { addedTo } from "./line/added";
import { linesToAdd } from "./line/code";
import { beforeStop, inPieces, shortly } from "./line/describe";
import { countOf } from "./line/entries";
import { canUndo, type Deed, deedOf, undone } from "./line/undo";
import { idsOf, linesBeside, linesOf, quoteFrom, withId, without } from "./line/quote";
import { drawingOf } from "./line/pallet-of";
import { piecesIn } from "./line/pieces";
import type { QuoteTexts } from "./line/quote-texts";
import { changeQuote } from "./list/quote-store";

/** Returns the code of the answer with its texts. */
export async function withTexts() {
  const texts = await quoteTexts.get();
  const pressOn = (pressed: Element, asked: string, presses?: Presses) =>
    answerTo(pressed, asked, texts, presses);
  return { texts, Answer, FieldError, LineMark, pressOn };
}

/**
 * Adds the lines of a pressed link, or the pieces in the field beside it.
 *
 * @returns all presses, or the fault of the field, and a function that leads the focus on once these are rendered
 */
function answerTo(pressed: Element, asked: string, texts: QuoteTexts, presses: Presses = { done: [] }) {
  const box = pressed.closest(".adding");
  const early = takeEarly(box);
  const field = pressed.parentElement?.querySelector<HTMLInputElement>(":scope > .adding__amount");
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
 * Returns the address that adds the pieces in a field, or the sentence about a refused text. The number that the page
 * offers stays a full load.
 *
 * @param href adds a product
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

/** Press on a link that adds lines, and the data that the answer shows. */
interface Press {
  /** What the press did to the list. */
  readonly deed: Deed;
  /** Identities of the link's lines in the list. */
  readonly listed: readonly number[];
  readonly said: string;
  /** Added pieces, for narrow boxes; empty if unknown. */
  readonly pieces: string;
}

/** Presses on a link and its further links. */
export interface Presses {
  /** Those that have added lines; the last can be undone. */
  readonly done: readonly Press[];
  /** The last press, if it has added nothing. */
  readonly vain?: Press;
}

/**
 * Adds the lines of a link to the tab's list, and announces it.
 *
 * @param early identities of the lines that the press has already added
 * @returns all presses
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

/** Takes back a press: removes its lines from the list, which may have changed since. */
function undoPress({ deed }: Press, texts: QuoteTexts): void {
  const { quote, removed } = changeQuote((stored) => {
    const left = undone(stored, deed);
    return { quote: left, removed: stored.items.filter(({ id }) => !withId(left.items, id)) };
  });
  const name = beforeStop(removed.map(({ line }) => shortly(line, texts)).join("; "));
  announce(texts.t("quote.announce.removed", { name, count: quote.items.length }));
}

interface AnswerProps extends Pick<
  ComponentProps<typeof ButtonLink>,
  "href" | "tone" | "size" | "className"
> {
  presses: Presses;
  texts: QuoteTexts;
  onUndo: (presses: Presses) => void;
}

/** Renders the lines that the last press added; nothing once they have left the list. */
function Answer({ href, tone, presses, texts, onUndo, ...look }: AnswerProps) {
  const quote = quoteFrom(useTabValue(quoteKey));
  const done = presses.done.filter(({ deed }) => canUndo(quote, deed));
  const latest = done.at(-1);
  const isListed = presses.vain?.listed.every((id) => withId(quote.items, id));
  const last = isListed ? presses.vain : latest;
  if (!last) return null;
  const undo = ({ currentTarget }: MouseEvent) => {
    if (!latest) return;
    const box = currentTarget.closest(".adding");
    flushSync(() => {
      undoPress(latest, texts);
      onUndo({ done: done.slice(0, -1) });
    });
    if (done.length === 1) box?.querySelector("a")?.focus({ preventScroll: true });
  };
  return (
    <div className="adding__answer">
      <p data-pieces={last.pieces || undefined}>
        <span>{last.said}</span>
        {latest && (
          <button type="button" onClick={undo}>
            {texts.t("quote.actions.undo")}
          </button>
        )}
      </p>
      <ButtonLink href={href.replace(/#.*/, "#form")} tone={tone && "strong"} {...look}>
        {texts.t("quote.openButton", { count: countOf(linesOf(quote.items)) })}
      </ButtonLink>
    </div>
  );
}

/** Draws the first line of a link, and marks a link whose lines are in the list. */
function LineMark({ href, texts }: { href: string; texts: QuoteTexts }) {
  const { items } = quoteFrom(useTabValue(quoteKey));
  const lines = linesToAdd(href) ?? [];
  const drawing = lines[0] && drawingOf(lines[0], texts);
  return (
    <>
      {drawing && <KindDrawing {...drawing} />}
      {linesBeside(items, lines).length === 0 && <span className="adding__listed" aria-hidden="true" />}
    </>
  );
}
