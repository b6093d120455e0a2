import { settings } from "../../app/_settings/settings";
import { PostbuildError } from "../../islands/build/options";

/** What an island may reach beyond its own page. */
export interface Reach {
  /** The directive of the page's policy that allows it. */
  readonly directive: "connect-src" | "frame-src";
  /** Addresses at the origins it reaches; "" for the site's own. */
  readonly addresses: readonly string[];
}

/** The one table of needs, by the word an `<Island>` says. */
export const needs: Readonly<Record<string, Reach>> = {
  mail: { directive: "connect-src", addresses: [settings.mail.origin] },
  frame: { directive: "frame-src", addresses: [settings.mapUrl, settings.videoUrl] },
};

/**
 * Gives the origins that the needs of a page's islands add to a directive of its policy.
 *
 * @param page path of the page's file, for messages
 * @param words what its islands say in `needs`
 * @throws PostbuildError for a need that the table does not know
 */
export function reached(
  page: string,
  words: readonly string[],
  directive: Reach["directive"],
  table: Readonly<Record<string, Reach>> = needs,
): string[] {
  return words.flatMap((word) => {
    const need = table[word];
    if (!need)
      throw new PostbuildError(
        `${page}: data-needs="${word}" is unknown: add it to the table in scripts/postbuild/policy.ts.`,
      );
    if (need.directive !== directive) return [];
    return need.addresses.map((each) => (each ? new URL(each).origin : "'self'"));
  });
}

/** What a page is made of and may reach; its inline texts as hashes. */
export interface PolicyParts {
  readonly scripts: readonly string[];
  /** Origins of scripts that are not our own. */
  readonly origins?: readonly string[];
  readonly styles: readonly string[];
  /** Origins the page's forms send to, besides our own. */
  readonly connect: readonly string[];
  /** Origins of the frames a visitor can request. */
  readonly frames: readonly string[];
  /** Origins of pictures that are not our own. */
  readonly pictures: readonly string[];
}

/**
 * Writes a page's Content-Security-Policy: nothing is allowed but what the page is made of (CSP Level 3).
 *
 * The site's own files may always be fetched: audits request its robots.txt from within a page.
 *
 * `frame-ancestors` is not in it: a policy in the page can't carry it (section 3.3), so the hosts send it as a header.
 */
export function policy({ scripts, origins = [], styles, connect, frames, pictures }: PolicyParts): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...origins, ...scripts],
    "style-src": styles,
    "img-src": ["'self'", "data:", ...pictures],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "frame-src": frames,
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}
