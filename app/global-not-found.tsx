// The cascade order comes first, as on every page.
import "./_styles/index.css";

import type { Viewport } from "next";
import { getTranslations } from "next-intl/server";

import { company } from "./_content/company/company";
import { defaultLocale } from "./_i18n/languages";
import { plainText } from "./_i18n/plain-text";
import { NotFound } from "./_sections/not-found";
import { Document } from "./_layout/document";
import { Page } from "./_layout/page";
import { themeColour } from "./_styles/colours";

export const viewport: Viewport = { themeColor: themeColour };

export async function generateMetadata() {
  const t = await getTranslations({ locale: defaultLocale, namespace: "meta.notFound" });
  return { title: t("title", { company: company.name }), description: plainText(t("description")) };
}

/**
 * Renders `404.html`. The bucket has one error document, so it shows all three languages, Polish first. It
 * has no alternate pages and stores no language: an unknown URL reveals none.
 */
export default function GlobalNotFound() {
  return (
    <Document locale={defaultLocale} isTranslated={false}>
      <Page page={{ route: "home" }} describesItself={false}>
        <NotFound />
      </Page>
    </Document>
  );
}
