import "./added.css";

const nothing = { __html: '<p role="status"></p>' };

/**
 * Where a page says what a link has added to the quote list; empty until then, and never without a script. What is said
 * there is not React's: it may be said before the island around it is hydrated, and has to outlive that.
 */
export function Added() {
  return <div className="added" dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}
