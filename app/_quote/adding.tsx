import type { ComponentProps, RefObject } from "react";
import { flushSync } from "react-dom";

import { announce } from "../_lib/announce";
import { quoteKey } from "../_lib/tab-storage";
import { useTabValue } from "../_lib/use-tab-value";
import { KindDrawing } from "../_pallet/pallet-drawing";
import { ButtonLink } from "../_ui/button";
import { FieldError } from "../_ui/field";
import { takeEarly } from "./early-add";
import { quoteTexts } from "./list/texts-file";
import { withAmount } from "./with-amount";
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
export const withTexts = async () => ({
  addLines,
  Answer,
  FieldError,
  LineMark,
  takeEarly,
  withAmount,
  texts: await quoteTexts.get(),
});

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
function addLines(
  href: string,
  { done }: Presses,
  texts: QuoteTexts,
  early: readonly number[] = [],
): Presses {
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
  box: RefObject<HTMLElement | null>;
  onUndo: (presses: Presses) => void;
}

/** Renders the lines that the last press added; nothing once they have left the list. */
function Answer({ href, tone, presses, texts, box, onUndo, ...look }: AnswerProps) {
  const quote = quoteFrom(useTabValue(quoteKey));
  const done = presses.done.filter(({ deed }) => canUndo(quote, deed));
  const latest = done.at(-1);
  const isListed = presses.vain?.listed.every((id) => withId(quote.items, id));
  const last = isListed ? presses.vain : latest;
  if (!last) return null;
  const undo = () => {
    if (!latest) return;
    flushSync(() => {
      undoPress(latest, texts);
      onUndo({ done: done.slice(0, -1) });
    });
    if (done.length === 1) box.current?.querySelector("a")?.focus({ preventScroll: true });
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
