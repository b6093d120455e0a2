import "./added.css";

/** Where a page says what a link has added to the quote list; empty until then, and never without a script. */
export function Added() {
  return (
    <div className="added">
      <p role="status" />
    </div>
  );
}
