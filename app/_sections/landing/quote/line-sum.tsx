import { figure } from "../../../_i18n/figures";
import { piecesOf, piecesPerLoad } from "../../../_features/quote/amount";
import { inPieces } from "../../../_features/quote/describe";
import { type Entry, lineOf, unusualPieces } from "../../../_features/quote/entry";
import { fillIn, type QuoteWords } from "../../../_features/quote/words";

interface LineSumProps {
  entry: Entry;
  words: QuoteWords;
}

/** How many pieces the entry comes to, how many fill a vehicle, and whether that is unusual. */
export function LineSum({ entry, words }: LineSumProps) {
  const t = words.composer;
  const line = lineOf(entry);
  const pieces = line && piecesOf(line, words);
  const perLoad = piecesPerLoad(Number(entry.kind), entry.vehicle, words);
  return (
    <output className="quote-composer__sum" htmlFor="line-amount">
      {pieces !== undefined && <strong>{inPieces(pieces, words)}</strong>}
      {perLoad && (
        <span>{fillIn(t.loadsHint, { vehicle: words.vehicles[entry.vehicle] ?? "", pieces: perLoad })}</span>
      )}
      {pieces !== undefined && pieces > unusualPieces && (
        <span>{fillIn(t.quantityUnusual, { quantity: figure(words.region, pieces) })}</span>
      )}
    </output>
  );
}
