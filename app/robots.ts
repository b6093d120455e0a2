import type { MetadataRoute } from "next";

import { settings } from "./_settings/settings";
import { asset } from "./_i18n/paths";
import { absolute } from "./_i18n/site-url";

export const dynamic = "force-static";

/** Returns `robots.txt`. A preview disallows everything. */
export default function robots(): MetadataRoute.Robots {
  if (settings.isPreview) return { rules: { userAgent: "*", disallow: "/" } };
  return { rules: { userAgent: "*", allow: "/" }, sitemap: absolute(asset("/sitemap.xml")) };
}
