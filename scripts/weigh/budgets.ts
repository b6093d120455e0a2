/** One kilobyte as the budgets count it; bytes. */
const KB = 1024;

/** What a page's parts may weigh at the most, in bytes, compressed as the hosts compress (brotli) unless said otherwise. */
export const budgets = {
  /** Scripts that run before the visitor does anything, islands of the first view aside. */
  start: 2 * KB,
  /** React and all islands of a page, once everything has woken. */
  awake: { home: 85 * KB, product: 85 * KB, landing: 105 * KB, other: 62 * KB },
  css: 10 * KB,
  /** The document with its styles. */
  html: 16 * KB,
  /** Both font files, as they are. */
  fonts: 60 * KB,
  /** Everything that comes without scrolling, pictures, fonts and scripts included, as a browser receives it. */
  firstView: 250 * KB,
  /** The largest picture of what is seen first. */
  picture: 60 * KB,
  /** Head and first section: what a server sends before it waits for an answer (initial window, RFC 6928). */
  firstSection: 14 * KB,
} as const;

export type PageKind = keyof typeof budgets.awake;

/**
 * Tells which budget of scripts a page has.
 *
 * @param page path of the page's file in the site
 */
export function kindOf(page: string): PageKind {
  const route = page.replace(/^(de|en)\//, "");
  if (route === "index.html") return "home";
  if (route.startsWith("products/")) return "product";
  if (route.startsWith("landing/")) return "landing";
  return "other";
}
