import { getTranslations } from "next-intl/server";

import { pages } from "../../_content/pages";
import { locales } from "../../_i18n/languages";
import { shareFile } from "../../_layout/head/addresses";
import { cardContent } from "../card-content";
import { drawCard } from "../draw-card";

/** The share pictures, one for each page and language: `/share/product-1-de.png`. */
const cards = new Map(
  pages.flatMap((page) => locales.map((locale) => [shareFile(locale, page), { locale, page }])),
);

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => [...cards.keys()].map((card) => ({ card }));

export async function GET(_request: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const found = cards.get(card);
  if (!found) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale: found.locale });
  return new Response(await drawCard(cardContent(found.locale, t, found.page)), {
    headers: { "content-type": "image/png" },
  });
}
