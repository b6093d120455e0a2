export interface SecurityHeader {
  readonly name: string;
  readonly value: string;
  /** Sent over HTTPS only. */
  readonly secureOnly?: boolean;
}

/**
 * Features that neither the site nor its frames use. Browsers log unknown names on the console, so all names
 * here are known. Full screen and picture in picture are absent, because the film may use them.
 */
const unusedFeatures =
  "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking";

/**
 * The security headers of every response that a page's `<meta>` cannot carry. The only source for Cloudflare,
 * nginx, the preview server and the table in docs/hosting.md.
 */
export const securityHeaders: readonly SecurityHeader[] = [
  {
    // Two years. No includeSubDomains: other sites may exist below the company's domain. RFC 6797, 7.2: a
    // server must not send it over plain HTTP.
    name: "Strict-Transport-Security",
    value: "max-age=63072000",
    secureOnly: true,
  },
  // CSP Level 3, 3.3: ignored in <meta>. It replaces X-Frame-Options and applies in addition to the page's
  // policy.
  { name: "Content-Security-Policy", value: "frame-ancestors 'none'" },
  { name: "X-Content-Type-Options", value: "nosniff" },
  // The film's provider requires the origin of the embedding page.
  { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
  // Other sites cannot embed the site's files; link previews fetch the picture on their own server.
  { name: "Cross-Origin-Resource-Policy", value: "same-origin" },
  {
    name: "Permissions-Policy",
    value: unusedFeatures
      .split(" ")
      .map((feature) => `${feature}=()`)
      .join(", "),
  },
];

/** Returns the headers of a response over HTTP, with lower-case names, as Node's servers expect. */
export function headersOverHttp(): Record<string, string> {
  const sent = securityHeaders.filter(({ secureOnly }) => !secureOnly);
  return Object.fromEntries(sent.map(({ name, value }) => [name.toLowerCase(), value]));
}
