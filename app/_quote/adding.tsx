import type { ComponentProps, MouseEvent } from "react";
import { flushSync } from "react-dom";

import { quoteKey } from "../_lib/tab-storage";
import { useTabValue } from "../_lib/use-value";
import { KindDrawing } from "../_pallet/pallet-drawing";
import { ButtonLink } from "../_ui/button";
import { FieldError } from "../_ui/field";
import { linesToAdd } from "./line/code";
import { drawingOf } from "./line/pallet-of";
import { linesBeside, linesOf, quoteFrom, withId } from "./line/quote";
import type { QuoteTexts } from "./line/quote-texts";
import { canUndo } from "./line/undo";
import { quoteTexts } from "./list/texts-file";
import { answerTo, type Presses, undoPress } from "./press";
import { countOf } from "./line/pieces";

/** Returns the code of the answer with its texts. */
export async function withTexts() {
  const texts = await quoteTexts.get();
  const pressOn = (pressed: Element, asked: string, presses?: Presses) =>
    answerTo(pressed, asked, texts, presses);
  return { texts, Answer, FieldError, LineMark, pressOn };
}

interface AnswerProps extends Pick<
  ComponentProps<typeof ButtonLink>,
  "href" | "tone" | "size" | "className"
> {
  presses: Presses;
  texts: QuoteTexts;
  onUndo: (presses: Presses) => void;
}

/** Renders the answer to the last press: the added lines, and an undo button. Renders nothing once they have left the list. */
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

/** Draws the first line of a link, and marks a link whose lines are listed. */
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
