import type { Product } from "../../_content/products";
import { unbroken, withinSentence } from "../../_i18n/figures";
import { type IslandMessages, type Translator, translator } from "../../_i18n/translator";
import type { Locale } from "../../_i18n/languages";
import type { QuotePart } from "./quote-parts";
import type { Paper } from "./terms";

/** Dimension as text; pieces per vehicle, if known. */
interface ProductTexts extends Pick<Product, "geometry" | "nails" | "weighed"> {
  readonly name: string;
  readonly short: string;
  readonly dimension: string;
  readonly loads: Readonly<Record<string, number>>;
}

/** For its checkbox, and for lists. */
interface PaperTexts {
  readonly label: string;
  readonly short: string;
}

/** Texts and data of the list in one language; plain JSON. */
export interface QuoteFile extends IslandMessages<QuotePart> {
  readonly locale: Locale;
  readonly sizePage: string;
  /** Absolute address. */
  readonly sheetPage: string;
  readonly email: string;
  readonly phone: string;
  readonly products: Readonly<Record<string, ProductTexts>>;
  readonly vehicles: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, string>>;
  /** Those that the company may be able to issue. */
  readonly papers: Readonly<Partial<Record<Paper, PaperTexts>>>;
}

export interface QuoteTexts extends QuoteFile {
  readonly t: Translator<QuotePart>;
}

/** Adds a translator, with no-break spaces for pages, without them for e-mails (`quote.mail`). */
export function quoteTextsOf(file: QuoteFile): QuoteTexts {
  const t = translator(file, (text, key) => (key.startsWith("quote.mail.") ? text : unbroken(text)));
  return { ...file, t };
}

/** Ids that a line may refer to. */
export interface Known {
  readonly products: readonly number[];
  readonly vehicles: readonly string[];
  readonly documents: readonly string[];
}

/** Returns the ids that have texts. */
export function knownIn(texts: QuoteTexts): Known {
  return {
    products: Object.keys(texts.products).map(Number),
    vehicles: Object.keys(texts.vehicles),
    documents: [...Object.keys(texts.documents), ...Object.keys(texts.papers)],
  };
}

/** Returns the name of a vehicle within a sentence; its id if it has none. */
export function vehicleName(id: string, { locale, vehicles }: QuoteTexts): string {
  return withinSentence(locale, vehicles[id] ?? id);
}
