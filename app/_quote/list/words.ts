import type { Product } from "../../_content/products";
import { unbroken } from "../../_i18n/figures";
import { type IslandWords, type Translator, translator } from "../../_i18n/translator";
import type { Known, Paper } from "../code/line";
import type { Locale } from "../../_i18n/languages";

/** The texts that say how a pallet is built, and what it stands on. */
export const buildKeys = {
  pressed: "size.fields.blockPressed",
  solid: "size.fields.blockSolid",
  entries2: "size.fields.entries2",
  entries4: "size.fields.entries4",
  floor: "size.fields.supportFloor",
  rack: "size.fields.supportRack",
  conveyor: "size.fields.supportConveyor",
} as const;

/** What the quote list needs of a catalog. */
export const quoteParts = [
  "quote",
  "load.numberFault",
  "size.faults.postcode",
  "papers.legend",
  "papers.hint",
  "papers.languageLabel",
  "papers.languages",
  "packagingData.rows",
  "packagingData.values",
  ...Object.values(buildKeys),
] as const;

type QuotePart = (typeof quoteParts)[number];

/** One kind of pallet: name and size in words, how it is built, and how many of it fill a vehicle where that is known. */
interface ProductWords extends Pick<Product, "geometry" | "nails" | "weighed"> {
  readonly name: string;
  /** Short name for narrow spaces. */
  readonly short: string;
  readonly dimension: string;
  readonly loads: Readonly<Record<string, number>>;
}

/** One kind of paper: as it is offered, and as it is named among others. */
interface PaperWords {
  readonly label: string;
  readonly short: string;
  readonly hint?: string;
}

/** The file of the quote list's words in one language, and what it has to know of the site; plain JSON. */
export interface QuoteFile extends IslandWords<QuotePart> {
  readonly locale: Locale;
  /** Address of the page where a pallet of one's own is drawn. */
  readonly sizePage: string;
  readonly email: string;
  readonly phone: string;
  readonly products: Readonly<Record<string, ProductWords>>;
  readonly vehicles: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, string>>;
  /** Those that the company may be able to issue. */
  readonly papers: Readonly<Partial<Record<Paper, PaperWords>>>;
}

/** The words of the quote list, as the browser fetches them once there is a list to show or to send. */
export interface QuoteWords extends QuoteFile {
  readonly t: Translator<QuotePart>;
}

/**
 * Makes the words of what the file holds. Of those of a page nothing is parted that is read as one; those of a message (`quote.mail`)
 * are plain text.
 */
export function quoteWordsOf(file: QuoteFile): QuoteWords {
  const t = translator(file, (text, key) => (key.startsWith("quote.mail.") ? text : unbroken(text)));
  return { ...file, t };
}

/** Everything that a line may name: what there are words for. */
export function knownIn(words: QuoteWords): Known {
  return {
    products: Object.keys(words.products).map(Number),
    vehicles: Object.keys(words.vehicles),
    documents: [...Object.keys(words.documents), ...Object.keys(words.papers)],
  };
}
