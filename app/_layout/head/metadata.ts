import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";

import { company } from "../../_content/company/company";
import { counts } from "../../_content/counts";
import { eurPallet } from "../../_content/eur-pallet";
import { articleById } from "../../_content/news";
import { changedOn } from "../../_content/pages";
import { featured, productById } from "../../_content/products";
import { settings } from "../../_settings/settings";
import { languages, type Locale, locales } from "../../_i18n/languages";
import { inMillimetres, withinSentence } from "../../_i18n/figures";
import type { Page } from "../../_i18n/paths";
import { plainText } from "../../_i18n/plain-text";
import type { PlainRoute } from "../../_i18n/routes";
import { absolute } from "../../_i18n/site-url";
import { feedPath, languageUrls, pageUrl, shareUrl } from "./addresses";

/** Size of a share picture in pixels, as the networks recommend (1.91 : 1). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Returns a locale in Open Graph notation, with territory and underscore. */
const openGraphLocale = (locale: Locale) => languages[locale].region.replace("-", "_");

/** Pages on which a feed reader looks for the feed. */
const withFeed = new Set<Page["route"]>(["home", "news", "article"]);

/** Characters that search results show. */
const longest = { title: 60, description: 155 } as const;

const fits = (text: string, most: number) => plainText(text).length <= most;

/**
 * Returns title and description of a page. A product's long name leaves out what search results would cut off.
 *
 * @throws an error for an unknown product or article
 */
export async function pageTexts(locale: Locale, page: Page): Promise<{ title: string; description: string }> {
  const t = await getTranslations({ locale });
  if (page.route === "article") {
    const article = articleById(page.id);
    if (!article) throw new Error(`There is no article ${page.id}.`);
    // Without the company name, which search results show anyway, so that the title may be longer.
    return {
      title: t(`news.articles.${article.key}.title`),
      description: t(`news.articles.${article.key}.lead`),
    };
  }
  if (page.route !== "product") {
    const names = new Intl.ListFormat(languages[locale].region).format(
      featured.map(({ name }) => withinSentence(locale, t(name))),
    );
    return {
      title: t(`meta.${page.route}.title`, { company: company.name, ...counts }),
      description: t(`meta.${page.route}.description`, { company: company.name, names, ...counts }),
    };
  }
  const product = productById(page.id);
  if (!product) throw new Error(`There is no product ${page.id}.`);
  const name = t(product.name);
  const { length, depth } = product.geometry;
  const format = inMillimetres(length, depth);
  const full = t("meta.product.title", { name, format, company: company.name });
  const description = t("meta.product.description", { name });
  const ofShort = t("meta.product.description", { name: product.shortName });
  const ofName = fits(description, longest.description) ? description : ofShort;
  return {
    title: [full, `${name} ${format}`].find((text) => fits(text, longest.title)) ?? name,
    description: product.geometry === eurPallet ? t("meta.product.euroDescription") : ofName,
  };
}

/**
 * Returns the metadata of a page. All URLs are absolute, because Next completes relative ones by its own
 * rules.
 *
 * @param page a page, or a route without id
 */
export async function pageMetadata(page: Page | PlainRoute): Promise<Metadata> {
  const address: Page = typeof page === "string" ? { route: page } : page;
  const locale = await getLocale();
  const texts = await pageTexts(locale, address);
  // Removes invisible characters, which would change words for search engines.
  const [title, description] = [plainText(texts.title), plainText(texts.description)];
  const news = (await getTranslations("news"))("heading");
  const url = pageUrl(locale, address);
  const article = address.route === "article" ? articleById(address.id) : undefined;
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: languageUrls(address),
      types: withFeed.has(address.route)
        ? {
            "application/atom+xml": [{ url: absolute(feedPath(locale)), title: `${news} – ${company.name}` }],
          }
        : undefined,
    },
    openGraph: {
      ...(article
        ? { type: "article", publishedTime: article.day, modifiedTime: changedOn(locale, address) }
        : { type: "website" }),
      siteName: company.name,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((each) => each !== locale).map(openGraphLocale),
      url,
      title,
      description,
      images: [{ url: shareUrl(address), alt: title, ...shareSize }],
    },
    // Title, description and picture come from Open Graph.
    twitter: { card: "summary_large_image" },
    robots: settings.isPreview ? { index: false, follow: false } : undefined,
    // Numbers in texts are dimensions. Phone numbers are links already.
    formatDetection: { telephone: false },
  };
}
