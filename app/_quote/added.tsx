import "./added.css";

/**
 * Where a page shows what a link has added to the quote list; empty until then. React does not render its content: it
 * may come before the island around it is hydrated, and has to outlive that. As a text, even an empty one, it is no markup, which
 * the page's policy forbids (Trusted Types).
 */
export function Added() {
  return (
    <div className="added" suppressHydrationWarning>
      {""}
    </div>
  );
}
