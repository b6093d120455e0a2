/**
 * Origin of the finished site, without a slash at the end. One setting gives it, `NEXT_PUBLIC_SITE_URL`, which a build
 * can't do without (next.config.mjs); only the development server has a default.
 */
const siteUrl = process.env.NEXT_PUBLIC_SITE_URL || "http://localhost:3000";

/**
 * Gives the absolute address of something on the site.
 *
 * @param address on the host, base path included: what `path()` and `asset()` give
 */
export function absolute(address: string): string {
  return siteUrl + address;
}

/** Whether the site is built for this machine, as a preview: then its addresses mean nothing to anybody else. */
export const isPreview = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(siteUrl);
