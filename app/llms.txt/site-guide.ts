import { getTranslations } from "next-intl/server";

import { company } from "../_content/company/company";
import { pages } from "../_content/pages";
import { languages, type Locale, locales } from "../_i18n/languages";
import { absolute } from "../_i18n/site-url";
import { feedPath, pageUrl } from "../_layout/head/addresses";
import { pageWords } from "../_layout/head/metadata";

/** The language of the opening lines: the one that readers of such a file expect. */
const opening = "en" satisfies Locale;

/**
 * Describes the site for language models: what it is and where everything is, in Markdown
 * (https://llmstxt.org).
 */
export async function siteGuide(): Promise<string> {
  const t = await getTranslations({ locale: opening });
  const order: readonly Locale[] = [opening, ...locales.filter((each) => each !== opening)];
  const parts = await Promise.all(order.map(links));
  return [
    `# ${company.name}`,
    `> ${t("meta.home.description")}`,
    `${t("home.about.lead", { company: company.name })} ${t("home.services.lead")}`,
    ...parts,
    "",
  ].join("\n\n");
}

async function links(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  const lines = await Promise.all(
    pages.map(async (page) => {
      const { title, description } = await pageWords(locale, page);
      return `- [${title}](${pageUrl(locale, page)}): ${description}`;
    }),
  );
  const feed = `- [${t("news.heading")} (Atom)](${absolute(feedPath(locale))})`;
  return [`## ${languages[locale].name}`, "", ...lines, feed].join("\n");
}
