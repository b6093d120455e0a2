import "./added.css";

declare global {
  /** What of the browser's Trusted Types is used here; TypeScript's library has none of them. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createHTML(): string },
        ): { createHTML(text: string): TrustedHTML };
      }
    | undefined;
}

const markup = '<p role="status"></p>';

/** As the policy of a page wants it (`require-trusted-types-for`), for an island that React draws anew; a build has no such types. */
const trusted = globalThis.trustedTypes?.createPolicy("added", { createHTML: () => markup }).createHTML("");

const nothing = { __html: trusted ?? markup };

/**
 * Where a page announces what a link has added to the quote list; empty until then, and never without a
 * script. React does not render the announcement: it may come before the island around it is hydrated, and
 * has to outlive that.
 */
export function Added() {
  return <div className="added" dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}
