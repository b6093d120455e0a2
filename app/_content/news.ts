import type { PictureName } from "./pictures";

/** The keys of one section of an article's text, below `news.articles`: its heading and its paragraphs in order. */
const section = <Key extends string, Paragraph extends "p1" | "p2" | "p3">(
  key: Key,
  ...paragraphs: readonly Paragraph[]
) => ({
  heading: `${key}.heading` as const,
  paragraphs: paragraphs.map((paragraph) => `${key}.${paragraph}` as const),
});

/**
 * The four articles (specification, section 2), in the order of the page. Words in `news.articles.{key}`.
 *
 * `id` is part of public addresses (`/aktualnosci/#export-requirements` opens that article), the same in every
 * language: never change one.
 */
export const news = [
  {
    key: "industrialPallets",
    id: "industrial-pallets",
    picture: "news-1",
    sections: [
      section("industrialPallets.body.section1", "p1", "p2"),
      section("industrialPallets.body.section2", "p1", "p2", "p3"),
      section("industrialPallets.body.section3", "p1", "p2"),
    ],
  },
  {
    key: "sawdustBlocks",
    id: "sawdust-blocks",
    picture: "news-2",
    sections: [
      section("sawdustBlocks.body.section1", "p1", "p2"),
      section("sawdustBlocks.body.section2", "p1", "p2"),
      section("sawdustBlocks.body.section3", "p1", "p2", "p3"),
    ],
  },
  {
    key: "exportRequirements",
    id: "export-requirements",
    picture: "news-3",
    sections: [
      section("exportRequirements.body.section1", "p1", "p2"),
      section("exportRequirements.body.section2", "p1", "p2"),
      section("exportRequirements.body.section3", "p1", "p2", "p3"),
    ],
  },
  {
    key: "directProducer",
    id: "direct-producer",
    picture: "news-4",
    sections: [
      section("directProducer.body.section1", "p1", "p2"),
      section("directProducer.body.section2", "p1", "p2", "p3"),
      section("directProducer.body.section3", "p1", "p2"),
    ],
    // Specified quirk (section 4): the words on this article's button follow whether the third article is expanded, not
    // whether this one is. Delete this line, and they follow this one, as everywhere else.
    labelFollowsPrevious: true,
  },
] as const satisfies readonly {
  key: string;
  id: string;
  picture: PictureName;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  labelFollowsPrevious?: true;
}[];

export type NewsArticle = (typeof news)[number];

/** How many pages of news are shown, the first of them being this one (specification, section 9). */
export const newsPages = 4;
