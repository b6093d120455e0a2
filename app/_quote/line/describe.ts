import { namesOf } from "../../_fields/read-fields";
import { figure, inMillimetres, unbroken } from "../../_i18n/figures";
import { type DocumentLine, type GoodsLine, isGoods, type Line } from "./line";
import type { QuoteTexts } from "./quote-texts";
import { build, documentTerms, terms } from "./terms";
import type { Entry } from "./entry";
import { textsOf } from "./fields";
import { piecesOf } from "./pieces";

/** Texts of a line, with no-break spaces. */
interface Described {
  readonly name: string;
  readonly short: string;
  /** Or a text for an open size; empty for documents. */
  readonly size: string;
  readonly amount: string;
  /** With the construction of a custom pallet. */
  readonly terms: readonly string[];
}

/** Returns the texts of a line in the language of `texts`. */
export function describe(line: Line, texts: QuoteTexts): Described {
  if (!isGoods(line)) {
    const { key, title } = documentOf(line, texts);
    // Keeps a date range on one line.
    const name = texts.t(`quote.line.${key}`, { title: title.replace(/(?<=\d)–(?=\d)/g, "\u2060–\u2060") });
    const terms = textsOf(namesOf(documentTerms), line, "say", texts);
    return { name, short: name, size: "", amount: "", terms };
  }
  const pieces = piecesOf(line, texts);
  const { name, short, size } = subjectOf(line, texts);
  return {
    name: [name, size].filter(Boolean).join(", "),
    short,
    size,
    amount: pieces ? inPieces(pieces, texts, line.kind) : texts.t("quote.mail.toBeAgreed"),
    terms: textsOf([...namesOf(terms), ...namesOf(build)], line, "say", texts).map(unbroken),
  };
}

/** Returns the title of a document, and the key of its text: a paper or a certificate. */
export function documentOf({ document }: DocumentLine, { papers, documents }: QuoteTexts) {
  const paper = papers[document as keyof typeof papers];
  return paper
    ? ({ key: "paper", title: paper.short } as const)
    : ({ key: "document", title: documents[document] ?? document } as const);
}

/** Returns the name of the goods of an entry. */
export function entryName({ kind, texts: { product } }: Entry, texts: QuoteTexts): string {
  const line = product ? { kind: "product", product: Number(product), pieces: 1 } : { kind, pieces: 1 };
  return describe(line as GoodsLine, texts).name;
}

/** Returns name and amount of a line. */
export function shortly(line: Line, texts: QuoteTexts): string {
  const { name, short, amount } = describe(line, texts);
  return ["product" in line ? short : name, amount].filter(Boolean).join(", ");
}

/** Removes the full stop of an abbreviation at the end of a sentence ("561 szt."). */
export function beforeStop(name: string): string {
  return name.replace(/\.$/, "");
}

/** Formats a number of pieces. The English text names the goods: pallets, or blocks. */
export function inPieces(
  pieces: number,
  { t, region }: QuoteTexts,
  kind: GoodsLine["kind"] = "product",
): string {
  return unbroken(t("quote.mail.quantityPieces", { pieces: figure(region, pieces), kind }));
}

function subjectOf(line: GoodsLine, { t, products }: QuoteTexts): Pick<Described, "name" | "short" | "size"> {
  if (line.kind === "custom" || line.kind === "blocks") {
    const isBlock = line.kind === "blocks";
    const name = t(isBlock ? "quote.line.block" : "quote.line.own");
    const open = t(isBlock ? "quote.line.blockOpen" : "quote.line.ownOpen");
    return {
      name,
      short: isBlock ? t("quote.composer.kinds.blocks") : name,
      size: line.size ? inMillimetres(...line.size) : open,
    };
  }
  const { name = "", short = "", dimension = "" } = products[line.product] ?? {};
  return { name: unbroken(name), short: t("quote.line.pallet", { name: short }), size: unbroken(dimension) };
}
