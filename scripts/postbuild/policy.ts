import { settings } from "../../app/_settings/settings";
import { type PageParts, PostbuildError } from "../../islands/build/options";

/** The one table of needs: where what an island says in `needs` leads, and the directive of the policy that allows it. */
const needs: Readonly<Record<string, { directive: string; addresses: readonly string[] }>> = {
  mail: { directive: "connect-src", addresses: [settings.mail.origin] },
  frame: { directive: "frame-src", addresses: [settings.mapUrl, settings.videoUrl] },
};

/** The origins of addresses, without that of the site itself, which is allowed anyway: its addresses are paths, or empty. */
export const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin);

/**
 * Writes a page's Content-Security-Policy: nothing is allowed but what the page is made of (CSP Level 3).
 *
 * The site's own files may always be fetched: audits request its robots.txt from within a page.
 *
 * `frame-ancestors` is not in it: a policy in the page can't carry it (section 3.3), so the hosts send it as a header.
 *
 * @param counting origins of the script that counts visits
 * @throws PostbuildError for a need that the table does not know
 */
export function policy(
  { page, scripts, styles, needs: words }: PageParts,
  counting: readonly string[],
): string {
  const unknown = words.find((word) => !Object.hasOwn(needs, word));
  if (unknown !== undefined)
    throw new PostbuildError(
      `${page}: data-needs="${unknown}" is unknown: add it to the table in scripts/postbuild/policy.ts.`,
    );
  const reached = (directive: string) =>
    words.flatMap((word) => (needs[word]?.directive === directive ? originsOf(needs[word].addresses) : []));
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...counting, ...scripts],
    "style-src": styles,
    "img-src": ["'self'", "data:", ...originsOf([settings.flagOrigin])],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...reached("connect-src"), ...counting],
    "frame-src": reached("frame-src"),
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
    // No text becomes markup or code (Trusted Types). A script of others, which counts visits, may do that.
    "require-trusted-types-for": counting.length ? [] : ["'script'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}
