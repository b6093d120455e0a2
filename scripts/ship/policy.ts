import { createHash } from "node:crypto";

export interface PolicyParts {
  /**
   * Texts of the page's inline scripts, its speculation rules among them: beside a hash, Chromium does not take the
   * keyword 'inline-speculation-rules'.
   */
  readonly scripts: readonly string[];
  /** Origins of scripts that are not our own. */
  readonly origins?: readonly string[];
  /** Text of the page's inline style sheet. */
  readonly style: string;
  /** Origins the page's forms send to, besides our own. */
  readonly connect: readonly string[];
  /** Origins of the frames a visitor can ask for. */
  readonly frames: readonly string[];
  /** Origins of pictures that are not our own. */
  readonly pictures: readonly string[];
}

/**
 * Writes a page's Content-Security-Policy: nothing is allowed but what the page is made of (CSP Level 3).
 *
 * Our own files may always be fetched: what audits a page asks from within it for its robots.txt, and can't without.
 *
 * `frame-ancestors` is not in it: a policy in the page can't carry it (section 3.3), so the hosts send it as a header.
 */
export function policy({ scripts, origins = [], style, connect, frames, pictures }: PolicyParts): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...origins, ...scripts.map(hashSource)],
    "style-src": [hashSource(style)],
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

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
