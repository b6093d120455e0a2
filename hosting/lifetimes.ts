import { CommandError } from "../scripts/command/command-error.mjs";

/**
 * How long visitors' browsers and caches in between may keep a file (RFC 9111; `immutable`: RFC 8246;
 * `stale-while-revalidate`: RFC 5861). Never `no-store`: it would keep pages out of the back/forward cache.
 */
export const lifetimes = {
  /** Its address names its content: another content gets another address. */
  hashed: "public, max-age=31536000, immutable",
  /** Its address is a contract, its content changes rarely: a day, and a week more while it is fetched anew. */
  contract: "public, max-age=86400, stale-while-revalidate=604800",
  /** Asked for again every time, and not sent again when it is still the same. */
  page: "public, max-age=0, must-revalidate",
  /** What lists pages (sitemap, feeds and the like) is as old as they are. */
  list: "public, max-age=0, must-revalidate",
} as const;

export type Kind = keyof typeof lifetimes;

/** Where the record of the releases lies, beside the site it describes. */
export const releaseLogFile = "releases.json";

export interface Place {
  /** A file, all files of a folder and below (`folder/*`), or all files with an ending (`*.html`). */
  readonly path: string;
  readonly kind: Kind;
  /** How the names of hashed files look; a file there without its hash stops the deploy. */
  readonly named?: RegExp;
}

/**
 * Every place of the site. The first that fits a file decides; a file that none fits stops the deploy, so that nothing
 * goes up that nobody has decided about.
 */
export const places: readonly Place[] = [
  // esbuild's hash: 8 characters of base 32. The pictures' hash is scripts/pictures/master.ts's.
  { path: "assets/js/*", kind: "hashed", named: /-[0-9A-Z]{8}\.js$/ },
  { path: "pictures/*", kind: "hashed", named: /\.[0-9a-f]{8}\.(avif|webp)$/ },
  { path: "assets/i18n/*", kind: "contract" },
  { path: "certificates/*", kind: "contract" },
  { path: "clients/*", kind: "contract" },
  { path: "covers/*", kind: "contract" },
  { path: "flags/*", kind: "contract" },
  { path: "fonts/*", kind: "contract" },
  { path: "icons/*", kind: "contract" },
  { path: "share/*", kind: "contract" },
  { path: "apple-icon.png", kind: "contract" },
  { path: "favicon.ico", kind: "contract" },
  { path: "icon.svg", kind: "contract" },
  { path: "manifest.webmanifest", kind: "contract" },
  { path: ".well-known/security.txt", kind: "list" },
  { path: "feed/*", kind: "list" },
  { path: "llms.txt", kind: "list" },
  { path: "robots.txt", kind: "list" },
  { path: "sitemap.xml", kind: "list" },
  { path: releaseLogFile, kind: "list" },
  { path: "*.html", kind: "page" },
];

function fits({ path }: Place, file: string): boolean {
  if (path.startsWith("*")) return file.endsWith(path.slice(1));
  return path.endsWith("/*") ? file.startsWith(path.slice(0, -1)) : file === path;
}

/** The place of a file, relative to the site; undefined when nobody has decided about it. */
export function placeOf(file: string): Place | undefined {
  return places.find((place) => fits(place, file));
}

/**
 * Says what kind of file it is.
 *
 * @param file path relative to the site, with slashes
 * @throws CommandError for a file that nobody has decided about, or that lacks the hash its place promises
 */
export function kindOf(file: string): Kind {
  const place = placeOf(file);
  if (!place)
    throw new CommandError(
      `How long may ${file} be kept? Nobody has decided; do so in hosting/lifetimes.ts.`,
    );
  if (place.named && !place.named.test(file)) {
    throw new CommandError(
      `${file} would be kept for a year, but its name holds no hash as hosting/lifetimes.ts expects for ${place.path}.`,
    );
  }
  return place.kind;
}

/** Whether the address of a file names its content. Never throws: for servers, which get any address. */
export function isHashed(file: string): boolean {
  const place = placeOf(file);
  return place?.kind === "hashed" && Boolean(place.named?.test(file));
}
