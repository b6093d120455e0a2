import { extname } from "node:path";

import { CommandError } from "../command/command.mjs";

/**
 * How long browsers and shared caches may keep a file (RFC 9111; `immutable`: RFC 8246;
 * `stale-while-revalidate`: RFC 5861). Never `no-store`: it would keep pages out of the back/forward cache.
 */
export const lifetimes = {
  /** The file name contains a hash of the content. */
  hashed: "public, max-age=31536000, immutable",
  /**
   * The address is fixed and the content changes rarely: one day, then one week while the cache revalidates.
   */
  contract: "public, max-age=86400, stale-while-revalidate=604800",
  /** Revalidated on every request, and not sent again while it is unchanged. */
  page: "public, max-age=0, must-revalidate",
  /** Lists of pages (sitemap, feeds and the like) are cached like the pages. */
  list: "public, max-age=0, must-revalidate",
} as const;

export type Kind = keyof typeof lifetimes;

/** Content types by file name extension; `_headers` has none. */
const contentTypes: Readonly<Record<string, string>> = {
  "": "text/plain; charset=utf-8",
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  dxf: "image/vnd.dxf",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  step: "model/step",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

export interface FileRule {
  /** A file, all files below a folder (`folder/*`), or all files with an extension (`*.html`). */
  readonly path: string;
  readonly kind: Kind;
  /** How the folder's file names end, including the hash of hashed files. */
  readonly named?: RegExp;
}

const drawings = /\.svg$/;
const images = /\.(jpg|png|svg|webp)$/;

/**
 * All files that the site may contain. The first matching entry decides; an unknown file stops the build and
 * the deploy.
 */
export const fileRules: readonly FileRule[] = [
  // Hashes of scripts: 8 characters of base 32 by esbuild; of pictures: scripts/pictures/make-pictures.ts; of
  // style sheets and props: islands/build/page.ts.
  { path: "assets/js/*", kind: "hashed", named: /-[0-9A-Z]{8}\.js$/ },
  { path: "pictures/*", kind: "hashed", named: /\.[0-9a-f]{6}\.\d+\.(avif|webp)$/ },
  { path: "assets/css/*", kind: "hashed", named: /\/[0-9a-f]{8}\.css$/ },
  { path: "assets/drawings/*", kind: "hashed", named: /\/[0-9a-f]{8}\.svg$/ },
  { path: "assets/props/*", kind: "hashed", named: /\/[0-9a-f]{8}\.json$/ },
  { path: "assets/i18n/*", kind: "contract", named: /\.json$/ },
  { path: "assets/quote/*", kind: "list", named: /\.json$/ },
  { path: "certificates/*", kind: "contract", named: images },
  { path: "covers/*", kind: "contract", named: drawings },
  { path: "flags/*", kind: "contract", named: /\.png$/ },
  { path: "fonts/*", kind: "contract", named: /\.woff2$|\/OFL\.txt$/ },
  { path: "icons/*", kind: "contract", named: /\.(png|svg)$/ },
  { path: "papers/*", kind: "contract", named: /\.(csv|dxf|pdf|step|vcf)$/ },
  { path: "share/*", kind: "contract", named: /\.png$/ },
  { path: "apple-icon.png", kind: "contract" },
  { path: "favicon.ico", kind: "contract" },
  { path: "icon.svg", kind: "contract" },
  { path: "manifest.webmanifest", kind: "contract" },
  { path: ".well-known/security.txt", kind: "list" },
  { path: "feed/*", kind: "list", named: /\.xml$/ },
  { path: "_headers", kind: "list" },
  { path: "licences.txt", kind: "list" },
  { path: "llms.txt", kind: "list" },
  { path: "robots.txt", kind: "list" },
  { path: "sitemap.xml", kind: "list" },
  { path: "*.html", kind: "page" },
];

/**
 * Files in `public/` that prove to Google, Yandex or Bing who owns the site. The search engine chooses the
 * name.
 */
const proofOfOwner = /^((google[0-9a-f]{16}|yandex_[0-9a-f]{16})\.html|BingSiteAuth\.xml)$/;

function fits({ path, named = /./ }: FileRule, file: string): boolean {
  if (path.startsWith("*")) return file.endsWith(path.slice(1));
  return path.endsWith("/*") ? file.startsWith(path.slice(0, -1)) && named.test(file) : file === path;
}

/** Returns the entry of a file, whose path is relative to the site; undefined for an unknown file. */
export function ruleOf(file: string): FileRule | undefined {
  if (proofOfOwner.test(file)) return { path: file, kind: "list" };
  return fileRules.find((rule) => fits(rule, file));
}

/**
 * Returns the caching kind and the content type of a file of the site.
 *
 * @param file path relative to the site, with slashes
 * @throws CommandError for an unknown file or extension
 */
export function fileType(file: string): { readonly kind: Kind; readonly type: string } {
  const kind = ruleOf(file)?.kind;
  const type = contentType(file);
  const table = kind ? "`contentTypes`" : "`fileRules`";
  if (kind && type) return { kind, type };
  throw new CommandError(
    `No entry of ${table} in scripts/built/file-types.ts matches ${file}: rename the file, or add an entry. What browsers keep for a year needs a content hash in its name.`,
  );
}

/** Returns whether the file name contains a content hash. Never throws, because servers pass any address. */
export const isHashed = (file: string) => ruleOf(file)?.kind === "hashed";

/** Returns the content type for any file name; undefined for an extension that the project does not use. */
export function contentType(file: string): string | undefined {
  const ending = extname(file).slice(1).toLowerCase();
  return Object.hasOwn(contentTypes, ending) ? contentTypes[ending] : undefined;
}

/** Types without a charset that hosts compress anyway: drawings and solids are text, icons are bitmaps. */
const compressible = new Set([contentTypes.dxf, contentTypes.ico, contentTypes.step]);

/**
 * Returns whether hosts compress this type: text, but not pictures and fonts, which are compressed already.
 */
export function isText(type: string): boolean {
  return type.includes("charset=") || compressible.has(type);
}
