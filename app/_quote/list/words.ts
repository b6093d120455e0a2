import type { PalletGeometry } from "../../_content/products";
import { unbroken } from "../../_i18n/figures";
import { type IslandWords, type Translator, translator } from "../../_i18n/translator";
import type { Known } from "../code/line";

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
  ...Object.values(buildKeys),
] as const;

type QuotePart = (typeof quoteParts)[number];

/** One kind of pallet: name and size in words, how it is built, and how many of it fill a vehicle where that is known. */
interface ProductWords {
  readonly name: string;
  readonly dimension: string;
  readonly geometry: PalletGeometry;
  readonly loads: Readonly<Record<string, number>>;
}

/** The file of the quote list's words in one language, and what it has to know of the site; plain JSON. */
export interface QuoteFile extends IslandWords<QuotePart> {
  /** Address of the page where a pallet of one's own is drawn. */
  readonly sizePage: string;
  readonly email: string;
  readonly phone: string;
  readonly products: Readonly<Record<string, ProductWords>>;
  readonly vehicles: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, string>>;
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
    documents: Object.keys(words.documents),
  };
}
