import type { Locale } from "../../_i18n/languages";
import type { DocumentLine, Line } from "../line/line";
import { papers } from "../line/papers";
import { appended, without } from "../line/quote";
import type { QuoteState } from "./state";

/** Adds a document, or removes it. */
export function toggled(state: QuoteState, line: DocumentLine): QuoteState {
  const known = state.items.find(
    (item) => item.line.kind === "document" && item.line.document === line.document,
  );
  return known ? without(state, [known.id]) : appended(state, [line]);
}

export const isPaper = (line: Line): line is DocumentLine =>
  line.kind === "document" && papers.some((id) => id === line.document);

export const inLanguage = (line: Line, language: Locale): Line =>
  isPaper(line) ? { ...line, language } : line;
