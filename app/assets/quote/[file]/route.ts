import { locales } from "../../../_i18n/languages";
import { quoteFile } from "../../../_quote/line/quote-file";

/** The texts of the quote list, one file per language: `/assets/quote/pl.json`. */
const localeOfFile = new Map(locales.map((locale) => [`${locale}.json`, locale]));

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => [...localeOfFile.keys()].map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const locale = localeOfFile.get((await params).file);
  return locale ? Response.json(await quoteFile(locale)) : new Response(null, { status: 404 });
}
