import type { Product } from "../../_content/products";
import { unbroken, withinSentence } from "../../_i18n/figures";
import { type IslandMessages, type Translator, translator } from "../../_i18n/translator";
import type { Known, Paper } from "./papers";
import type { Locale } from "../../_i18n/languages";
import type { QuotePart } from "./quote-parts";

/** Catalogue pallet: names, size as text, construction, and pieces per vehicle if known. */
interface ProductTexts extends Pick<Product, "geometry" | "nails" | "weighed"> {
  readonly name: string;
  readonly short: string;
  readonly dimension: string;
  readonly loads: Readonly<Record<string, number>>;
}

/** Texts of a paper: for its checkbox, and for lists. */
interface PaperTexts {
  readonly label: string;
  readonly short: string;
}

/** File with the quote list's texts in one language, and data of the site; plain JSON. */
export interface QuoteFile extends IslandMessages<QuotePart> {
  readonly locale: Locale;
  readonly sizePage: string;
  /** Absolute address of the sheet of a pallet. */
  readonly sheetPage: string;
  readonly email: string;
  readonly phone: string;
  readonly products: Readonly<Record<string, ProductTexts>>;
  readonly vehicles: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, string>>;
  /** Papers that the company may be able to issue. */
  readonly papers: Readonly<Partial<Record<Paper, PaperTexts>>>;
}

/** Texts and data, which the browser loads once there is a list to show or to send. */
export interface QuoteTexts extends QuoteFile {
  readonly t: Translator<QuotePart>;
}

/** Adds a translator. Page texts get no-break spaces. E-mail texts (`quote.mail`) do not. */
export function quoteTextsOf(file: QuoteFile): QuoteTexts {
  const t = translator(file, (text, key) => (key.startsWith("quote.mail.") ? text : unbroken(text)));
  return { ...file, t };
}

/** Returns the ids that have texts. */
export function knownIn(texts: QuoteTexts): Known {
  return {
    products: Object.keys(texts.products).map(Number),
    vehicles: Object.keys(texts.vehicles),
    documents: [...Object.keys(texts.documents), ...Object.keys(texts.papers)],
  };
}

/** Returns the name of a vehicle within a text; its id if this version of the site does not know it. */
export function vehicleName(id: string, { locale, vehicles }: QuoteTexts): string {
  return withinSentence(locale, vehicles[id] ?? id);
}
