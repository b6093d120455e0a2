import { getTranslations } from "next-intl/server";

import { company } from "../_content/company/company";
import { counts } from "../_content/counts";
import {
  catalogue,
  contactCard,
  datasheet,
  download,
  productFile,
  productFormats,
} from "../_content/downloads";
import { pages } from "../_content/pages";
import { products } from "../_content/products";
import { isListedTool } from "../_content/tools";
import { languages, type Locale, locales } from "../_i18n/languages";
import { plainText } from "../_i18n/plain-text";
import type { Page } from "../_i18n/paths";
import { absolute } from "../_i18n/site-url";
import type { SiteTranslator } from "../_i18n/translator";
import { feedPath, pageUrl } from "../_layout/head/addresses";
import { pageTexts } from "../_layout/head/metadata";

export const dynamic = "force-static";

export async function GET() {
  return new Response(await siteGuide(), { headers: { "content-type": "text/plain; charset=utf-8" } });
}

/** English, the language that readers of this file expect. */
const opening = "en" satisfies Locale;

const isTool = ({ route }: Page) => isListedTool(route);
const isArticle = ({ route }: Page) => route === "article";

/** Describes the site for language models in Markdown (https://llmstxt.org), in each language. */
async function siteGuide(): Promise<string> {
  const t = await getTranslations({ locale: opening });
  const order: readonly Locale[] = [opening, ...locales.filter((each) => each !== opening)];
  const parts = await Promise.all(order.map(lists));
  const lines = [
    `# ${company.name}`,
    `> ${t("meta.home.description")}`,
    `${t("home.about.lead", { company: company.name })} ${t("home.services.lead")}`,
    ...parts.flat(),
    "",
  ];
  return plainText(lines.join("\n\n"));
}

async function lists(locale: Locale): Promise<string[]> {
  const t = await getTranslations({ locale });
  const { name } = languages[locale];
  const line = async (page: Page) => {
    const { title, description } = await pageTexts(locale, page);
    return `- [${title}](${pageUrl(locale, page)}): ${description}`;
  };
  const linesOf = (which: (page: Page) => boolean) => Promise.all(pages.filter(which).map(line));
  const feed = `- [${t("news.heading")} (Atom)](${absolute(feedPath(locale))})`;
  return [
    list(name, await linesOf((page) => !isTool(page) && !isArticle(page))),
    list(`${name}: ${t("nav.tools")}`, await linesOf(isTool)),
    list(`${name}: ${t("news.heading")}`, [...(await linesOf(isArticle)), feed]),
    list(`${name}: ${t("documents.heading")}`, downloadLines(locale, t)),
  ];
}

const list = (heading: string, lines: readonly string[]) => [`## ${heading}`, "", ...lines].join("\n");

/** Lists the downloads of a language. Drawings and models, without text, are in the opening language. */
function downloadLines(locale: Locale, t: SiteTranslator): string[] {
  const line = (file: string, kind: Kind, subject?: string) => {
    const found = download(file);
    if (!found) return [];
    const name = [t(`documents.files.${kind}.name`), subject].filter(Boolean).join(": ");
    return [`- [${name}](${absolute(found.href)}): ${t(`documents.files.${kind}.use`, counts)}`];
  };
  return [
    ...line(catalogue(locale), "catalogue"),
    ...products.flatMap((product) => [
      ...line(datasheet(product, locale), "datasheet", t(product.name)),
      ...(locale === opening ? productFormats : []).flatMap((format) =>
        line(productFile(product, format, locale), format, t(product.name)),
      ),
    ]),
    ...line(contactCard(locale), "vcf", company.name),
  ];
}

type Kind = (typeof productFormats)[number] | "catalogue" | "datasheet" | "vcf";
