import type { NewsArticle as NewsArticleNode } from "schema-dts";

import { news } from "../../../_content/news";
import { pictureSources } from "../../../_content/pictures";
import { languages } from "../../../_i18n/languages";
import { absolute } from "../../../_i18n/site-url";
import { articleUrl, pageUrl } from "../addresses";
import { companyReference } from "./company-data";
import type { Language } from "../../../_i18n/words";

/** The articles of the news page, all of which stand on that one page. */
export function newsData({ locale, t }: Language): NewsArticleNode[] {
  return news.map(({ key, id, day, picture }) => ({
    "@type": "NewsArticle",
    "@id": articleUrl(locale, id),
    url: articleUrl(locale, id),
    mainEntityOfPage: pageUrl(locale, { route: "news" }),
    headline: t(`news.articles.${key}.title`),
    description: t(`news.articles.${key}.lead`),
    datePublished: day,
    image: absolute(pictureSources(picture).src),
    inLanguage: languages[locale].tag,
    author: companyReference,
    publisher: companyReference,
  }));
}
