// The cascade order comes first, as on every page.
import "./_styles/index.css";

import { getTranslations } from "next-intl/server";

import { company } from "./_content/company";
import { defaultLocale } from "./_i18n/languages";
import { NotFound } from "./_sections/not-found/not-found";
import { Document } from "./_shell/document";
import { Page } from "./_shell/page";

export async function generateMetadata() {
  const t = await getTranslations({ locale: defaultLocale, namespace: "meta.notFound" });
  return { title: t("title", { company: company.name }), description: t("description") };
}

/** `404.html`. One error document serves the whole bucket, so it speaks all three languages, Polish first. */
export default function GlobalNotFound() {
  return (
    <Document locale={defaultLocale}>
      <Page page={{ route: "home" }}>
        <NotFound />
      </Page>
    </Document>
  );
}
