import { extname } from "node:path";

import { lookup, mimes } from "mrmime";

import { CommandError } from "../command/command.mjs";

/**
 * How long browsers and shared caches may keep a file (RFC 9111; `immutable`: RFC 8246;
 * `stale-while-revalidate`: RFC 5861). Never `no-store`: it would keep pages out of the back/forward cache.
 */
export const lifetimes = {
  /** The file name contains a hash of the content. */
  hashed: "public, max-age=31536000, immutable",
  /** The address is fixed and the content changes rarely: one day, then one week while the cache revalidates. */
  fixed: "public, max-age=86400, stale-while-revalidate=604800",
  /** Pages and lists of pages: revalidated on every request, and not sent again while they are unchanged. */
  page: "public, max-age=0, must-revalidate",
} as const;

export type Kind = keyof typeof lifetimes;

/** Folders with only hashed files. */
export const hashedFolders = ["assets/css", "assets/drawings", "assets/js", "assets/props", "pictures"];

/** Hashes of scripts by esbuild, of style sheets, drawings and props by `islands/build/`, of pictures by `npm run pictures`. */
const hashedName = /(-[0-9A-Z]{8}|\/[0-9a-f]{8}|\.[0-9a-f]{6}\.\d+)\.\w+$/;

/** Endings of pages, and of lists of pages and settings: sitemap, feeds, robots.txt, the quote list's data. */
export const pageEndings = ["html", "json", "txt", "xml"];

/** Endings of all other files that the site may contain. */
export const fixedEndings = "avif css csv dxf ico jpg js pdf png step svg vcf webmanifest webp woff2".split(
  " ",
);

// Types that the package lacks; sirv, the preview's server, reads the same table.
Object.assign(mimes, { dxf: "image/vnd.dxf", ico: "image/x-icon", step: "model/step", vcf: "text/vcard" });

/** Returns the content type of a file name; undefined for an ending that the site does not use. */
export function contentType(file: string): string | undefined {
  // Only `_headers` has no ending.
  const ending = extname(file).slice(1).toLowerCase() || "txt";
  if (![...pageEndings, ...fixedEndings].includes(ending)) return undefined;
  const type = lookup(ending) ?? "";
  return /^text\/|[/+](json|xml)$|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Returns how long a file is kept, and its content type. Its path is relative to the site.
 *
 * @throws CommandError for an unknown ending, and for a file without a hash in a folder of hashed files
 */
export function fileType(file: string): { readonly kind: Kind; readonly type: string } {
  const type = contentType(file);
  const isHashed = hashedFolders.some((folder) => file.startsWith(`${folder}/`));
  if (!type || (isHashed && !hashedName.test(file)))
    throw new CommandError(
      `scripts/deploy/hosting.ts knows no type for ${file}: rename the file, or add its ending. What browsers keep for a year needs a content hash in its name.`,
    );
  const isPage = pageEndings.includes(extname(file).slice(1) || "txt");
  return { kind: isHashed ? "hashed" : isPage ? "page" : "fixed", type };
}

/**
 * Features that neither the site nor its frames use. Browsers log unknown names on the console, so all names
 * here are known. Full screen and picture in picture are absent, because the film may use them.
 */
const unusedFeatures =
  "accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking";

/**
 * The security headers of every response that a page's `<meta>` cannot carry.
 *
 * - Strict-Transport-Security: two years, without includeSubDomains, because other sites may exist below the
 *   company's domain. Over HTTPS only (RFC 6797, 7.2)
 * - Content-Security-Policy: `frame-ancestors` is ignored in `<meta>` (CSP Level 3, 3.3). It replaces
 *   X-Frame-Options
 * - Referrer-Policy: the film's provider requires the origin of the embedding page
 * - Cross-Origin-Resource-Policy: link previews fetch the picture on their own server
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000",
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": unusedFeatures.replace(/\S+/g, "$&=()").replaceAll(" ", ", "),
};

/**
 * Returns the text of `_headers`, which Cloudflare and Netlify read from the folder that they serve. Their own
 * lifetime for other files is that of pages.
 *
 * A rule also applies to "not found" here: hashed files get the lifetime of files with fixed names, so that
 * browsers keep an error for a day and not for a year.
 */
export function headersFile(): string {
  const typed = ["dxf", "step", "vcf"].map((ending) => [
    `/papers/:name.${ending}`,
    `Content-Type: ${contentType(`a.${ending}`)}`,
  ]);
  const kept = [...hashedFolders, "covers", "certificates", "flags", "fonts", "icons", "papers", "share"];
  return [
    ["/*", ...Object.entries(securityHeaders).map((pair) => pair.join(": "))],
    ...kept.map((folder) => [`/${folder}/*`, `Cache-Control: ${lifetimes.fixed}`]),
    ...typed,
  ]
    .map((rule) => `${rule.join("\n  ")}\n`)
    .join("");
}
