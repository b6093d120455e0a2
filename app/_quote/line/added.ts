import type { Decoded } from "./decode";
import { beforeStop, shortly } from "./describe";
import { mostLines } from "./line";
import { appended, goodsIn, type Item, type Quote } from "./quote";
import type { QuoteTexts } from "./quote-texts";

/** Appends a link's lines to a list, unless it gets too long. Skips invalid, unknown and repeated lines. */
export function addedTo<Kept extends Quote>(
  quote: Kept,
  read: Decoded,
  texts: QuoteTexts,
): { readonly quote: Kept; readonly added: readonly Item[]; readonly text: string } {
  const { lines, partly } = read;
  const all = appended(quote, lines);
  const added = all.items.slice(quote.items.length);
  const { t } = texts;
  if (partly && !lines.length) return { quote, added: [], text: unreadable(quote, texts) };
  const unread = unreadTexts(read, texts);
  if (!added.length) {
    const listed = lines.length ? [t("quote.announce.alreadyListed")] : [];
    return { quote, added: [], text: [...listed, ...unread].join(" ") };
  }
  if (goodsIn(all.items) > mostLines) return { quote, added: [], text: fullText(texts) };
  const name = beforeStop(added.map(({ line }) => shortly(line, texts)).join("; "));
  const text = t("quote.announce.added", { name, count: all.items.length });
  return { quote: all, added, text: [text, ...unread].join(" ") };
}

const fullText = ({ t }: QuoteTexts) => t("quote.composer.listFull", { max: mostLines });

/** Says which lines of a link were skipped. */
export function unreadTexts({ partly, tooMany }: Decoded, texts: QuoteTexts): string[] {
  return [tooMany ? fullText(texts) : "", partly ? texts.t("quote.share.openedPartly") : ""].filter(Boolean);
}

/** Returns the announcement for an unreadable link, beside the unchanged list. */
export function unreadable({ items }: Quote, { t }: QuoteTexts): string {
  return t("quote.share.unreadable", { count: items.length });
}
