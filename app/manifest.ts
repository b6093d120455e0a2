import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";

import { company } from "./_content/company/company";
import { defaultLocale, languages } from "./_i18n/languages";
import { plainText } from "./_i18n/plain-text";
import { asset, path } from "./_i18n/paths";
import { pageColour, themeColour } from "./_styles/colours";

export const dynamic = "force-static";

/**
 * Returns `manifest.webmanifest`, one for all languages: the start page redirects to the stored language.
 * `display` is "browser", because visitors need the address bar and the back button.
 */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: defaultLocale });
  const start = path(defaultLocale, "home");
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: asset(`/icons/${purpose}-${size}.png`),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: start,
    start_url: start,
    scope: start,
    name: plainText(t("meta.home.title", { company: company.name })),
    short_name: company.name,
    description: plainText(t("meta.home.description")),
    lang: languages[defaultLocale].tag,
    display: "browser",
    background_color: pageColour,
    theme_color: themeColour,
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
}
