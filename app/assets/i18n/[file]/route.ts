import { readFile } from "node:fs/promises";

import { languages, locales } from "../../../_i18n/languages";

/** The message catalogs at their public addresses (R80): `/assets/i18n/{language code}.json`. */
const localeOfFile = new Map(locales.map((locale) => [`${languages[locale].code}.json`, locale]));

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => [...localeOfFile.keys()].map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const locale = localeOfFile.get((await params).file);
  // An import would return the compiled catalog.
  const catalog = await readFile(`messages/${locale}.json`, "utf8");
  return Response.json(JSON.parse(catalog));
}
