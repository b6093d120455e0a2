import type { CheerioAPI } from "cheerio";

import { CommandError } from "../command/command-error.mjs";

export interface Analytics {
  /** A path of the site's host, or an address of a subdomain. */
  readonly src: string;
  /** The script's settings, as attributes: `data-{name}`. */
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Reads whether visits are counted: not unless ANALYTICS_SCRIPT names a script.
 *
 * @param environment ANALYTICS_SCRIPT; ANALYTICS_ATTRIBUTES, "name=value name=value"; NEXT_PUBLIC_SITE_URL
 * @throws CommandError for a script of another host: a visit is reported to no third party
 */
export function readAnalytics(environment: NodeJS.Dict<string>): Analytics | undefined {
  const {
    ANALYTICS_SCRIPT: src,
    ANALYTICS_ATTRIBUTES: announced,
    NEXT_PUBLIC_SITE_URL: site = "",
  } = environment;
  if (!src) {
    if (announced)
      throw new CommandError("ANALYTICS_ATTRIBUTES is set without ANALYTICS_SCRIPT: set both or neither.");
    return undefined;
  }
  const isPath = /^\/(?!\/)/.test(src);
  if (!isPath && !isOwn(src, site))
    throw new CommandError(
      `ANALYTICS_SCRIPT must be a path of the site's own host ("/stats/script.js") or an https address below ` +
        `${domainOf(site)}, not "${src}": visits are not reported to third parties.`,
    );
  return { src, attributes: attributesOf(announced) };
}

/** A site's domain without the "www." in front, which only its pages have. */
function domainOf(site: string): string {
  return URL.canParse(site) ? new URL(site).hostname.replace(/^www\./, "") : "";
}

function isOwn(src: string, site: string): boolean {
  const domain = domainOf(site);
  if (!domain || !URL.canParse(src)) return false;
  const { protocol, hostname } = new URL(src);
  return protocol === "https:" && (hostname === domain || hostname.endsWith(`.${domain}`));
}

function attributesOf(announced = ""): Record<string, string> {
  const pairs = announced.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(pair) ?? [];
      if (!name || !value)
        throw new CommandError(
          `ANALYTICS_ATTRIBUTES must be like "website-id=abc domains=example.com", not "${announced}".`,
        );
      return [name, value];
    }),
  );
}

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
