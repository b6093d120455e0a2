import type { CheerioAPI } from "cheerio";

import type { Analytics } from "../../app/_settings/read-settings";

/** Origins that a page's policy has to allow for it, for the script and for what it sends; the site's own is allowed anyway. */
export function analyticsOrigins(analytics: Analytics | undefined): string[] {
  return analytics && URL.canParse(analytics.src) ? [new URL(analytics.src).origin] : [];
}

/** Puts the script into a page, where it holds nothing up. */
export function addAnalytics($: CheerioAPI, { src, attributes }: Analytics): void {
  const script = $("<script>").attr({ src, defer: "" });
  for (const [name, value] of Object.entries(attributes)) script.attr(`data-${name}`, value);
  script.appendTo("head");
}
