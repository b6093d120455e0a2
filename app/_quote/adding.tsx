import { type RefObject, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import { announce } from "../_lib/announce";
import { tabStore } from "../_lib/tab-storage";
import { KindDrawing } from "../_pallet/pallet-drawing";
import { ButtonLink } from "../_ui/button";
import type { AddLinkProps } from "./add-link";
import { addedTo } from "./line/added";
import { encode, linesToAdd, withoutLines } from "./line/code";
import { beforeStop, inPieces, shortly } from "./line/describe";
import type { Line } from "./line/line";
import { drawingOf } from "./line/pallet-of";
import { piecesIn } from "./line/pieces";
import type { QuoteTexts } from "./line/quote-texts";
import { listedLines, storedList, storeList } from "./list/quote-store";

export { takeEarly } from "./early-add";
export { quoteTexts } from "./list/texts-file";

/** Presses on links that add lines, and the data that the answer shows. */
interface Press {
  readonly added: readonly Line[];
  /** Lines of the link that the list has then. */
  readonly listed: readonly Line[];
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

/** Renders again when the list changes. @returns whether all these lines are in the tab's list */
function useListed(): (lines: readonly Line[]) => boolean {
  useSyncExternalStore(tabStore.subscribe, storedList);
  return (lines) => withoutLines(lines, listedLines()).length === 0;
}

/**
 * Adds the lines of a link to the tab's list, and announces it.
 *
 * @param early lines that the press has already added
 * @returns all presses
 */
export function addLines(
  href: string,
  { done }: Presses,
  texts: QuoteTexts,
  early: readonly Line[] = [],
): Presses {
  const lines = linesToAdd(href) ?? [];
  const own = withoutLines(listedLines(), early);
  const { added, lines: all, text } = addedTo(own, { lines, partly: !lines.length }, texts);
  if (added.length) storeList(encode(all));
  announce(text);
  const count = piecesIn(added, texts);
  const kind = added.every((line) => line.kind === "blocks") ? "blocks" : "product";
  const pieces = count ? inPieces(count, texts, kind) : "";
  const said = added.length
    ? texts.t(pieces ? "quote.answer.pieces" : "quote.answer.added", { pieces })
    : text;
  const press = { added, listed: withoutLines(lines, withoutLines(lines, all)), said, pieces };
  return added.length ? { done: [...done, press] } : { done, vain: press };
}

/** Removes the lines of a press from the list, which may have changed since. */
function removeLines({ added }: Press, texts: QuoteTexts): void {
  const left = withoutLines(listedLines(), added);
  storeList(encode(left));
  const name = beforeStop(added.map((line) => shortly(line, texts)).join("; "));
  announce(texts.t("quote.announce.removed", { name, count: left.length }));
}

interface AnswerProps extends Pick<AddLinkProps, "href" | "tone" | "size" | "className"> {
  presses: Presses;
  texts: QuoteTexts;
  box: RefObject<HTMLElement | null>;
  onUndo: (presses: Presses) => void;
}

/** Renders the lines that the last press added; nothing once they have left the list. */
export function Answer({ href, tone, presses, texts, box, onUndo, ...look }: AnswerProps) {
  const isListed = useListed();
  const done = presses.done.filter(({ listed }) => isListed(listed));
  const undone = done.at(-1);
  const last = presses.vain && isListed(presses.vain.listed) ? presses.vain : undone;
  if (!last) return null;
  const undo = () => {
    if (!undone) return;
    flushSync(() => {
      removeLines(undone, texts);
      onUndo({ done: done.slice(0, -1) });
    });
    if (done.length === 1) box.current?.querySelector("a")?.focus({ preventScroll: true });
  };
  return (
    <div className="adding__answer">
      <p data-pieces={last.pieces || undefined}>
        <span>{last.said}</span>
        {undone && (
          <button type="button" onClick={undo}>
            {texts.t("quote.actions.undo")}
          </button>
        )}
      </p>
      <ButtonLink href={href.replace(/#.*/, "#form")} tone={tone && "strong"} {...look}>
        {texts.t("quote.openButton", { count: listedLines().length })}
      </ButtonLink>
    </div>
  );
}

/** Draws the first line of a link, and marks a link whose lines are in the list. */
export function LineMark({ href, texts }: { href: string; texts: QuoteTexts }) {
  const isListed = useListed();
  const lines = linesToAdd(href) ?? [];
  const drawing = lines[0] && drawingOf(lines[0], texts);
  return (
    <>
      {drawing && <KindDrawing {...drawing} />}
      {isListed(lines) && <span className="adding__listed" aria-hidden="true" />}
    </>
  );
}
