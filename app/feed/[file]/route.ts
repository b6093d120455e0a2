import { getTranslations } from "next-intl/server";

import { locales } from "../../_i18n/languages";
import { newsFeed } from "../news-feed";

/** The news as Atom, one file for each language: `/feed/pl.xml`. */
const localeOfFile = new Map(locales.map((locale) => [`${locale}.xml`, locale]));

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => [...localeOfFile.keys()].map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const locale = localeOfFile.get(file);
  if (!locale) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale });
  return new Response(newsFeed({ locale, t }), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  });
}
