import { withoutLines } from "./code";
import type { Decoded } from "./decode";
import { beforeStop, shortly } from "../list/describe";
import { countGoods, type Line, mostLines, withLines } from "./line";
import type { QuoteWords } from "../list/words";

/** The lines that a link adds to a list, and the announcement. */
export interface Added {
  /** The lines that were not on it yet; empty: the list stays as it is. */
  readonly added: readonly Line[];
  /** The list with them. */
  readonly lines: readonly Line[];
  readonly text: string;
}

/**
 * Adds what a link brings to the end of a list. A link may come from anybody: nothing that can't be read or is not known
 * comes into the list, what is on it already is not put there twice, and a full list takes no more.
 *
 * @param read what could be read of the link
 */
export function addedTo(own: readonly Line[], { lines, partly, tooMany }: Decoded, words: QuoteWords): Added {
  const all = withLines(own, withoutLines(lines, own));
  const fresh = all.slice(own.length);
  const { t } = words;
  const full = t("quote.composer.listFull", { max: mostLines });
  if (partly && !lines.length) return { added: [], lines: own, text: unreadable(own, words) };
  const unread = [...(tooMany ? [full] : []), ...(partly ? [t("quote.share.openedPartly")] : [])];
  if (!fresh.length) {
    const listed = lines.length ? [t("quote.announce.alreadyListed")] : [];
    return { added: [], lines: own, text: [...listed, ...unread].join(" ") };
  }
  if (countGoods(all) > mostLines) return { added: [], lines: own, text: full };
  const name = beforeStop(fresh.map((line) => shortly(line, words)).join("; "));
  const text = t("quote.announce.added", { name, count: all.length });
  return { added: fresh, lines: all, text: [text, ...unread].join(" ") };
}

/** Says that nothing of a link could be read. @param own the visitor's list, which stays as it is */
export function unreadable(own: readonly Line[], { t }: QuoteWords): string {
  return t("quote.share.unreadable", { count: own.length });
}
