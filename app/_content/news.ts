import type { Messages } from "next-intl";

import type { PlainRoute } from "../_i18n/routes";
import type { PictureName } from "./pictures";
import type { Product } from "./products";
import type { ListedTool } from "./tools";

type Articles = Messages["news"]["articles"];

interface Article {
  readonly key: keyof Articles;
  /** Public id in the page's address and the list's anchor, the same in every language. Must never change. */
  readonly id: string;
  /** Publication day, ISO 8601. */
  readonly day: `${number}-${number}-${number}`;
  readonly picture: PictureName;
  /** Page about the same subject. */
  readonly subject?: PlainRoute;
  /** Product to show on the article's page. */
  readonly product?: Product["id"];
  readonly tools?: readonly ListedTool[];
  /** Item for the article's quote link. A removed product becomes a type error. */
  readonly asks?: Product["id"] | "blocks" | "custom";
  /** The button label follows the state of the previous article. */
  readonly labelFollowsPrevious?: true;
}

/** The articles (R53), in page order. */
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
    // R55. Without this line the label follows the article itself.
    labelFollowsPrevious: true,
  },
] as const satisfies readonly Article[];

/** Widens a row's type to all optional properties, independent of the current rows. */
export type NewsArticle = Article & Pick<(typeof news)[number], "key">;

/** Returns an article by its id. */
export function articleById(id: string): NewsArticle | undefined {
  return news.find((article) => article.id === id);
}

/** Returns the next article, cyclically. Undefined if there is only one. */
export function articleAfter(
  { id }: NewsArticle,
  all: readonly NewsArticle[] = news,
): NewsArticle | undefined {
  const next = all[(all.findIndex((article) => article.id === id) + 1) % all.length];
  return next?.id === id ? undefined : next;
}

/** Number of news pages in the pagination, including the current page (R57). */
export const newsPages = 4;

type Bodies = { [Key in NewsArticle["key"]]: Articles[Key]["body"] };

/** Key of a text relative to `news.articles`. */
type TextKey = {
  [Key in keyof Bodies]: {
    [Section in keyof Bodies[Key]]: `${Key}.body.${Section & string}.${keyof Bodies[Key][Section] & string}`;
  }[keyof Bodies[Key]];
}[keyof Bodies];

/**
 * Lists the text keys of an article in catalog order: the heading of each section, the items of its checklist
 * (`item1` …), and its paragraphs; with an anchor for each section.
 *
 * @param articles `news.articles` of a catalog, with texts in any form
 */
export function articleSections(articles: Articles, key: NewsArticle["key"]) {
  return Object.entries(articles[key].body).map(([section, texts]) => {
    const keyOf = (text: string) => `${key}.body.${section}.${text}` as TextKey;
    const named = (kind: RegExp) =>
      Object.keys(texts)
        .filter((text) => kind.test(text))
        .map(keyOf);
    return {
      id: `${key}-${section}`,
      heading: keyOf("heading"),
      items: named(/^item/),
      paragraphs: named(/^p\d/),
    };
  });
}
