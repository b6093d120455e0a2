export interface SecurityHeader {
  readonly name: string;
  readonly value: string;
  /** Sent over HTTPS only. */
  readonly secureOnly?: boolean;
}

/**
 * What the site never uses, for itself and for the frames a visitor may request. Only names that browsers
 * know: they log others on the console. Left out: full screen and picture in picture, which the film is
 * allowed.
 */
const unusedFeatures =
  "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking";

/**
 * The headers every host sends with every answer: what the policy in a page's `<meta>` cannot carry. The one source for
 * Cloudflare, nginx, the preview server and the table of docs/hosting.md.
 */
export const securityHeaders: readonly SecurityHeader[] = [
  {
    // Two years. Not includeSubDomains: this site does not know what else lives below the company's domain. RFC 6797, 7.2: a
    // server must not send it over plain HTTP.
    name: "Strict-Transport-Security",
    value: "max-age=63072000",
    secureOnly: true,
  },
  // CSP Level 3, 3.3: ignored in <meta>. It replaces X-Frame-Options, and adds to the page's own policy.
  { name: "Content-Security-Policy", value: "frame-ancestors 'none'" },
  { name: "X-Content-Type-Options", value: "nosniff" },
  // The film's provider plays only for pages that say which site they are of.
  { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
  // Pages of others can't take in the site's files; services that preview a link fetch its picture themselves.
  { name: "Cross-Origin-Resource-Policy", value: "same-origin" },
  {
    name: "Permissions-Policy",
    value: unusedFeatures
      .split(" ")
      .map((feature) => `${feature}=()`)
      .join(", "),
  },
];

/** The headers in the form Node's servers take: lower-case names. @param secure whether the answer goes over HTTPS */
export function securityHeadersFor(secure: boolean): Record<string, string> {
  return Object.fromEntries(
    securityHeaders
      .filter(({ secureOnly }) => secure || !secureOnly)
      .map(({ name, value }) => [name.toLowerCase(), value]),
  );
}
