import type { Messages } from "next-intl";

import type { PlainRoute } from "../_i18n/routes";
import type { PictureName } from "./pictures";
import type { Product } from "./products";

type Articles = Messages["news"]["articles"];

interface Article {
  /** Its words are `news.articles.{key}`. */
  readonly key: keyof Articles;
  /**
   * Part of public addresses, the same in every language: `/aktualnosci/export-requirements/` is the article's page,
   * `/aktualnosci/#export-requirements` opens it among the others. Never change one.
   */
  readonly id: string;
  /** The day it was published; ISO 8601. */
  readonly day: `${number}-${number}-${number}`;
  readonly picture: PictureName;
  /** Ids of articles that are gone and that this one says instead: their addresses lead to it. */
  readonly formerIds?: readonly string[];
  /** The page that its subject has. */
  readonly subject?: PlainRoute;
  /** The product that it speaks of, which its page shows. */
  readonly product?: Product["id"];
  /** The tools that answer it for the reader's own case. */
  readonly tools?: readonly ("load" | "size" | "comparison" | "cartons")[];
  /**
   * What its readers may want a quote for: a product by its id, blocks, or a pallet of their own. The
   * compiler names each row whose product was removed.
   */
  readonly asks?: Product["id"] | "blocks" | "custom";
  /** Whether the words on its button follow the state of the article before it, not its own. */
  readonly labelFollowsPrevious?: true;
}

/** The articles (R53), in the order of the page. */
export const news = [
  {
    key: "industrialPallets",
    id: "industrial-pallets",
    day: "2024-04-30",
    picture: "news-1",
    product: 3,
    tools: ["size", "cartons"],
    asks: "custom",
  },
  {
    key: "sawdustBlocks",
    id: "sawdust-blocks",
    day: "2024-05-15",
    picture: "news-2",
    subject: "blocks",
    product: 1,
    asks: "blocks",
  },
  {
    key: "exportRequirements",
    id: "export-requirements",
    day: "2024-06-20",
    picture: "news-3",
    subject: "ispm",
    product: 1,
    tools: ["load"],
    asks: 1,
  },
  {
    key: "directProducer",
    id: "direct-producer",
    day: "2024-08-24",
    picture: "news-4",
    subject: "catalogue",
    tools: ["size"],
    // Specified quirk (section 4). Delete this line, and the words follow this article, as everywhere else.
    labelFollowsPrevious: true,
  },
] as const satisfies readonly Article[];

/** A row as its readers take it: whatever the rows of today say or leave out, one may. */
export type NewsArticle = Article & Pick<(typeof news)[number], "key">;

/** The article with this id, or undefined if there is none. */
export function articleById(id: string): NewsArticle | undefined {
  return news.find((article) => article.id === id);
}

/** The article to read after this one, the first after the last; undefined where there is no other. */
export function articleAfter(
  { id }: NewsArticle,
  all: readonly NewsArticle[] = news,
): NewsArticle | undefined {
  const next = all[(all.findIndex((article) => article.id === id) + 1) % all.length];
  return next?.id === id ? undefined : next;
}

/** How many pages of news are shown, the first of them being this one (R57). */
export const newsPages = 4;

type Bodies = { [Key in NewsArticle["key"]]: Articles[Key]["body"] };

/** The key of a text below `news.articles`. */
type TextKey = {
  [Key in keyof Bodies]: {
    [Section in keyof Bodies[Key]]: `${Key}.body.${Section & string}.${keyof Bodies[Key][Section] & string}`;
  }[keyof Bodies[Key]];
}[keyof Bodies];

/**
 * Lists the keys of an article's text in the order of the catalog: a section's heading, and whatever else it says as its
 * paragraphs.
 *
 * @param articles the part of a catalog with the words of all articles, in whatever form the texts are
 */
export function articleSections(articles: Articles, key: NewsArticle["key"]) {
  return Object.entries(articles[key].body).map(([section, texts]) => {
    const keyOf = (text: string) => `${key}.body.${section}.${text}` as TextKey;
    const paragraphs = Object.keys(texts).filter((text) => text !== "heading");
    return { heading: keyOf("heading"), paragraphs: paragraphs.map(keyOf) };
  });
}
