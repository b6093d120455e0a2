import { contentType, fileRules, lifetimes } from "./file-types";

interface SecurityHeader {
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
 * The security headers of every response that a page's `<meta>` cannot carry. The only source for `_headers`,
 * the preview server and the table in docs/hosting.md.
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

/**
 * Returns the text of `_headers`, which Cloudflare and Netlify read from the folder that they serve.
 *
 * A rule for a path also applies to "not found": hashed files get the lifetime of files with fixed names, so
 * that browsers keep an error for a day and not for a year.
 */
export function headersFile(): string {
  const all = securityHeaders.map(({ name, value }) => `${name}: ${value}`);
  const kept = fileRules.filter(({ kind }) => kind === "hashed" || kind === "contract");
  return [
    ["/*", ...all],
    ...kept.map(({ path }) => [`/${path}`, `Cache-Control: ${lifetimes.contract}`]),
    // Hosts know no type for these.
    ...["step", "vcf"].map((ending) => [
      `/papers/:name.${ending}`,
      `Content-Type: ${contentType(`a.${ending}`)}`,
    ]),
  ]
    .map((rule) => `${rule.join("\n  ")}\n`)
    .join("");
}

/**
 * Requests a page and names the security headers that its host does not send.
 *
 * @returns a sentence; undefined if none is missing
 */
export async function missingHeaders(address: string): Promise<string | undefined> {
  try {
    const { headers } = await fetch(address, { method: "HEAD", signal: AbortSignal.timeout(10_000) });
    const missing = securityHeaders.filter(({ name, value }) => headers.get(name) !== value);
    if (!missing.length) return undefined;
    return `${address} lacks ${missing.map(({ name }) => name).join(", ")}, or sends other values.`;
  } catch (error) {
    return `${address} did not answer (${(error as Error).message}), so its headers are unknown.`;
  }
}
