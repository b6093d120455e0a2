import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

import { company } from "../_content/company";

/** Pages whose words in `meta` need no more than the company's name. */
type PlainPage = "home" | "landing" | "news" | "catalogue" | "notFound";

/**
 * Gives title and description of a page in its language.
 *
 * @param page key in `meta`
 */
export async function pageMetadata(page: PlainPage): Promise<Metadata> {
  const t = await getTranslations("meta");
  return {
    title: t(`${page}.title`, { company: company.name }),
    description: t(`${page}.description`),
  };
}

/**
 * Gives title and description of a product page in its language.
 *
 * @param name the product's name in that language
 */
export async function productMetadata(name: string): Promise<Metadata> {
  const t = await getTranslations("meta.product");
  return {
    title: t("title", { name, company: company.name }),
    description: t("description", { name }),
  };
}
