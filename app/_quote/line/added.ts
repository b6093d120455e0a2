import type { Decoded } from "./decode";
import { beforeStop, shortly } from "./describe";
import { mostLines } from "./line";
import { appended, goodsIn, type Item, type Quote } from "./quote";
import type { QuoteTexts } from "./quote-texts";

export interface Added<Kept extends Quote> {
  readonly quote: Kept;
  readonly added: readonly Item[];
  readonly text: string;
}

/** Appends a link's lines to a list, unless it gets too long. Skips invalid, unknown and repeated lines. */
export function addedTo<Kept extends Quote>(
  quote: Kept,
  { lines, partly, tooMany }: Decoded,
  texts: QuoteTexts,
): Added<Kept> {
  const all = appended(quote, lines);
  const added = all.items.slice(quote.items.length);
  const { t } = texts;
  const full = t("quote.composer.listFull", { max: mostLines });
  if (partly && !lines.length) return { quote, added: [], text: unreadable(quote, texts) };
  const unread = [tooMany ? full : "", partly ? t("quote.share.openedPartly") : ""].filter(Boolean);
  if (!added.length) {
    const listed = lines.length ? [t("quote.announce.alreadyListed")] : [];
    return { quote, added: [], text: [...listed, ...unread].join(" ") };
  }
  if (goodsIn(all.items) > mostLines) return { quote, added: [], text: full };
  const name = beforeStop(added.map(({ line }) => shortly(line, texts)).join("; "));
  const text = t("quote.announce.added", { name, count: all.items.length });
  return { quote: all, added, text: [text, ...unread].join(" ") };
}

/** Returns the announcement for an unreadable link, beside the unchanged list. */
export function unreadable({ items }: Quote, { t }: QuoteTexts): string {
  return t("quote.share.unreadable", { count: items.length });
}
