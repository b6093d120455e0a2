import { company } from "../_content/company/company";
import { counts } from "../_content/counts";
import { news } from "../_content/news";
import { languages } from "../_i18n/languages";
import { absolute } from "../_i18n/site-url";
import { feedPath, pageUrl } from "../_layout/head/addresses";
import { plainText } from "../_i18n/plain-text";
import type { Language } from "../_i18n/translator";

/**
 * Writes the news as a feed (Atom, RFC 4287), the newest article first. The feed is as old as its newest article, so
 * that it only changes when an article is added.
 *
 * @returns XML
 */
export function newsFeed({ locale, t }: Language): string {
  const articles = news
    .map(({ key, id, day }) => ({
      url: pageUrl(locale, { route: "article", id }),
      title: t(`news.articles.${key}.title`),
      summary: t(`news.articles.${key}.lead`),
      moment: noon(day),
    }))
    .sort((one, other) => other.moment.localeCompare(one.moment));
  const feed = absolute(feedPath(locale));
  const { tag } = languages[locale];
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
  <id>${xml(feed)}</id>
  <title>${xml(`${t("news.heading")} – ${company.name}`)}</title>
  <subtitle>${xml(t("news.lead", counts))}</subtitle>
  <updated>${articles[0]?.moment ?? ""}</updated>
  <author><name>${xml(company.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(feed)}"/>
  <link rel="alternate" type="text/html" hreflang="${tag}" href="${xml(pageUrl(locale, { route: "news" }))}"/>
${articles.map(entry).join("\n")}
</feed>
`;
}

interface Entry {
  url: string;
  title: string;
  summary: string;
  moment: string;
}

function entry({ url, title, summary, moment }: Entry): string {
  return `  <entry>
    <id>${xml(url)}</id>
    <title>${xml(title)}</title>
    <published>${moment}</published>
    <updated>${moment}</updated>
    <summary>${xml(summary)}</summary>
    <link rel="alternate" type="text/html" href="${xml(url)}"/>
  </entry>`;
}

/** A feed wants a moment where we have a day. At noon in Greenwich it is that day in all of Europe and America. */
function noon(day: string): string {
  return `${day}T12:00:00Z`;
}

/** Text for XML, between tags and in double quotes; readers search for plain texts. */
function xml(text: string): string {
  return plainText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
