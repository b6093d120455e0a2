import { settings } from "../_settings/settings";

/**
 * Returns an absolute address.
 *
 * @param address on the host, with the base path, as from `path()` and `asset()`
 */
export function absolute(address: string): string {
  return settings.siteUrl + address;
}
