import { settings } from "../_settings/settings";

/** Returns the absolute address of `path()` or `asset()`. */
export function absolute(address: string): string {
  return settings.siteUrl + address;
}
