import { settings } from "../../app/_settings/settings";
import { type PageParts, PostbuildError } from "../../islands/build/options";

/** The addresses behind each word in an island's `needs`, and the policy directive that allows them. */
const needs: Readonly<Record<string, { directive: string; addresses: readonly string[] }>> = {
  mail: { directive: "connect-src", addresses: [settings.mail.origin] },
  frame: { directive: "frame-src", addresses: [settings.mapUrl, settings.videoUrl] },
};

/**
 * Returns the origins of absolute addresses; paths belong to the site's own origin, which is allowed anyway.
 */
export const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each).origin);

/**
 * Returns a page's Content-Security-Policy (CSP Level 3), which allows only the page's own content. The
 * site's files may always be fetched: audits request robots.txt from within a page.
 *
 * `frame-ancestors` is missing: `<meta>` cannot carry it (section 3.3), so hosts send it as a header.
 *
 * @param counting origins of the analytics script
 * @throws PostbuildError for an unknown need
 */
export function policy(
  { page, scripts, styles, needs: names }: PageParts,
  counting: readonly string[],
): string {
  const unknown = names.find((name) => !Object.hasOwn(needs, name));
  if (unknown !== undefined)
    throw new PostbuildError(
      `${page}: unknown name "${unknown}" in an island's \`needs\`: add it to \`needs\` in scripts/postbuild/policy.ts.`,
    );
  const reached = (directive: string) =>
    names.flatMap((name) => (needs[name]?.directive === directive ? originsOf(needs[name].addresses) : []));
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...counting, ...scripts],
    "style-src": styles,
    "img-src": ["'self'", "data:", ...originsOf([settings.flagOrigin])],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...reached("connect-src"), ...counting],
    "frame-src": reached("frame-src"),
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    // Trusted Types: no text becomes markup or code. A third-party analytics script may need that.
    "require-trusted-types-for": counting.length ? [] : ["'script'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}
