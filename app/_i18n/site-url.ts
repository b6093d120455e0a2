import { settings } from "../_settings/settings";

/**
 * Gives the absolute address of something on the site.
 *
 * @param address on the host, base path included: what `path()` and `asset()` give
 */
export function absolute(address: string): string {
  return settings.siteUrl + address;
}

/** Whether the site is built for this machine, as a preview: then its addresses mean nothing to anybody else. */
export const isPreview = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(settings.siteUrl);
