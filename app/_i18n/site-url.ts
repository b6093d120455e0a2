import { settings } from "../_settings/settings";

/**
 * Returns an absolute address.
 *
 * @param address on the host, with the base path, as from `path()` and `asset()`
 */
export function absolute(address: string): string {
  return settings.siteUrl + address;
}

/** Whether the site is built as a preview, with addresses that work only on this machine. */
export const isPreview = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(settings.siteUrl);
