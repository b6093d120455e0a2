import "./added.css";

const nothing = { __html: '<p role="status"></p>' };

/**
 * Where a page announces what a link has added to the quote list; empty until then, and never without a
 * script. React does not render the announcement: it may come before the island around it is hydrated, and
 * has to outlive that.
 */
export function Added() {
  return <div className="added" dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}
