import { joined } from "./code";
import type { Decoded } from "./decode";
import { beforeStop, shortly } from "./describe";
import { countGoods, type Line, mostLines } from "./line";
import type { QuoteTexts } from "./quote-texts";

export interface Added {
  readonly added: readonly Line[];
  readonly lines: readonly Line[];
  readonly text: string;
}

/** Appends a link's lines to a list, unless it is full. Skips invalid, unknown and repeated lines. */
export function addedTo(own: readonly Line[], { lines, partly, tooMany }: Decoded, texts: QuoteTexts): Added {
  const all = joined(own, lines);
  const fresh = all.slice(own.length);
  const { t } = texts;
  const full = t("quote.composer.listFull", { max: mostLines });
  if (partly && !lines.length) return { added: [], lines: own, text: unreadable(own, texts) };
  const unread = [...(tooMany ? [full] : []), ...(partly ? [t("quote.share.openedPartly")] : [])];
  if (!fresh.length) {
    const listed = lines.length ? [t("quote.announce.alreadyListed")] : [];
    return { added: [], lines: own, text: [...listed, ...unread].join(" ") };
  }
  if (countGoods(all) > mostLines) return { added: [], lines: own, text: full };
  const name = beforeStop(fresh.map((line) => shortly(line, texts)).join("; "));
  const text = t("quote.announce.added", { name, count: all.length });
  return { added: fresh, lines: all, text: [text, ...unread].join(" ") };
}

/** Returns the announcement for an unreadable link. @param own the visitor's unchanged list */
export function unreadable(own: readonly Line[], { t }: QuoteTexts): string {
  return t("quote.share.unreadable", { count: own.length });
}
