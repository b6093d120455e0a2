import "./added.css";

declare global {
  /** The part of the browser's Trusted Types that is used here; TypeScript's library has none of them. */
  var trustedTypes: { readonly emptyHTML: TrustedHTML } | undefined;
}

/** As the policy of a page wants it (`require-trusted-types-for`), for an island that React draws anew; a build has no such types. */
const nothing = { __html: globalThis.trustedTypes?.emptyHTML ?? "" };

/**
 * Where a page shows what a link has added to the quote list; empty until then. React does not render its content: it
 * may come before the island around it is hydrated, and has to outlive that.
 */
export function Added() {
  return <div className="added" dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}
